import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as backInStockSettings from './index.js';

const path = '/back-in-stock-service/v1/back-in-stock-notification-requests/settings';
const response = { settings: { collectionStates: [{ appId: 'stores', collectingRequests: true }] } };

operationTable(backInStockSettings, {
  getSettings: { args: [], method: 'PUT', path, body: {}, answer: response, returns: response },
  startCollectingRequests: {
    args: ['stores'],
    method: 'POST',
    path: `${path}/start-collecting`,
    body: { appId: 'stores' },
    answer: response,
    returns: response,
  },
  stopCollectingRequests: {
    args: ['stores'],
    method: 'POST',
    path: `${path}/stop-collecting`,
    body: { appId: 'stores' },
    answer: response,
    returns: response,
  },
});

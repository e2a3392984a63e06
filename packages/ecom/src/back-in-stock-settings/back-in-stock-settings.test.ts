import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as backInStockSettings from './index.js';

const path = '/back-in-stock-service/v1/back-in-stock-notification-requests/settings';
const answer = { settings: { collectionStates: [{ appId: 'stores', collectingRequests: true }] } };

operationTable(backInStockSettings, {
  getSettings: { args: [], method: 'PUT', path, body: {}, answer, returns: answer },
  startCollectingRequests: {
    args: ['stores'],
    method: 'POST',
    path: `${path}/start-collecting`,
    body: { appId: 'stores' },
    answer,
    returns: answer,
  },
  stopCollectingRequests: {
    args: ['stores'],
    method: 'POST',
    path: `${path}/stop-collecting`,
    body: { appId: 'stores' },
    answer,
    returns: answer,
  },
});

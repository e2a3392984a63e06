import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as catalogVersioning from './index.js';

operationTable(catalogVersioning, {
  getCatalogVersion: {
    args: [],
    method: 'GET',
    path: '/stores/v3/provision/version',
    answer: { catalogVersion: 'V1_CATALOG' },
    returns: { catalogVersion: catalogVersioning.Version.V1_CATALOG },
  },
});

import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as taxGroups from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const wire = { id: 'a', name: 'Products', revision: '1', createdDate: time, updatedDate: time };
const ours = { _id: 'a', name: 'Products', revision: '1', _createdDate: new Date(time), _updatedDate: new Date(time) };

operationTable(taxGroups, {
  listDefaultTaxGroups: {
    args: [],
    method: 'GET',
    path: '/billing/v1/tax-groups/default-tax-groups',
    answer: { taxGroups: [wire] },
    returns: { taxGroups: [ours] },
  },
  queryTaxGroups: {
    args: [{ filter: { _id: 'a' } }],
    method: 'POST',
    path: '/billing/v1/tax-groups/query',
    body: { query: { filter: { id: 'a' } } },
    answer: { taxGroups: [wire], pagingMetadata: { count: 1 } },
    returns: { taxGroups: [ours], pagingMetadata: { count: 1 } },
  },
});

import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as taxRegions from './index.js';

const path = '/billing/v1/tax-regions';
const time = '2026-01-02T03:04:05.678Z';
const fields = { country: 'US', subdivision: 'NY', appId: 'm', taxIncludedInPrice: false };
const wire = { id: 'a', revision: '3', createdDate: time, updatedDate: time, ...fields };
const ours = { _id: 'a', revision: '3', _createdDate: new Date(time), _updatedDate: new Date(time), ...fields };

operationTable(
  taxRegions,
  {
    createTaxRegion: {
      args: [fields],
      method: 'POST',
      path,
      body: { taxRegion: fields },
      answer: { taxRegion: wire },
      returns: ours,
    },
    getTaxRegion: {
      args: ['a/1'],
      method: 'GET',
      path: `${path}/a%2F1`,
      query: { taxRegionId: 'a/1' },
      answer: { taxRegion: wire },
      returns: ours,
    },
    queryTaxRegions: {
      args: [{ filter: { _id: 'a' }, cursorPaging: { limit: 2 } }],
      method: 'POST',
      path: `${path}/query`,
      body: { query: { filter: { id: 'a' }, cursorPaging: { limit: 2 } } },
      answer: { taxRegions: [wire], pagingMetadata: { count: 1, hasNext: false } },
      returns: { taxRegions: [ours], pagingMetadata: { count: 1, hasNext: false } },
    },
    updateTaxRegion: {
      args: ['a', ours],
      method: 'PATCH',
      path: `${path}/a`,
      body: { taxRegion: wire },
      answer: { taxRegion: wire },
      returns: ours,
    },
    deleteTaxRegion: {
      args: ['a'],
      method: 'DELETE',
      path: `${path}/a`,
      query: { taxRegionId: 'a' },
      returns: undefined,
    },
  },
  [
    ['getTaxRegion', [''], 'getTaxRegion: taxRegionId'],
    ['updateTaxRegion', ['', ours], 'updateTaxRegion: taxRegion.id'],
    ['deleteTaxRegion', [' '], 'deleteTaxRegion: taxRegionId'],
  ],
);

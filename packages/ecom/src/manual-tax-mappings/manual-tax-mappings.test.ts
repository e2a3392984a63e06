import { operationTable } from '../../../core/src/testing/operation-table.js';
import * as manualTaxMappings from './index.js';

const path = '/billing/v1/manual-tax-mappings';
const time = '2026-01-02T03:04:05.678Z';
const fields = { taxGroupId: 'g', taxRegionId: 'r', taxRate: '0.08875' };
const wire = { id: 'a', revision: '3', createdDate: time, updatedDate: time, ...fields };
const ours = { _id: 'a', revision: '3', _createdDate: new Date(time), _updatedDate: new Date(time), ...fields };

operationTable(
  manualTaxMappings,
  {
    createManualTaxMapping: {
      args: [fields],
      method: 'POST',
      path,
      body: { manualTaxMapping: fields },
      answer: { manualTaxMapping: wire },
      returns: ours,
    },
    getManualTaxMapping: {
      args: ['a/1'],
      method: 'GET',
      path: `${path}/a%2F1`,
      query: { manualTaxMappingId: 'a/1' },
      answer: { manualTaxMapping: wire },
      returns: ours,
    },
    queryManualTaxMappings: {
      args: [{ filter: { _id: 'a' }, cursorPaging: { limit: 2 } }],
      method: 'GET',
      path: `${path}/query`,
      query: {
        '.r': Buffer.from(JSON.stringify({ query: { cursorPaging: { limit: 2 }, filter: { id: 'a' } } })).toString(
          'base64url',
        ),
      },
      answer: { manualTaxMappings: [wire], pagingMetadata: { count: 1, hasNext: false } },
      returns: { manualTaxMappings: [ours], pagingMetadata: { count: 1, hasNext: false } },
    },
    updateManualTaxMapping: {
      args: ['a', ours],
      method: 'PATCH',
      path: `${path}/a`,
      body: { manualTaxMapping: wire },
      answer: { manualTaxMapping: wire },
      returns: ours,
    },
    deleteManualTaxMapping: {
      args: ['a'],
      method: 'DELETE',
      path: `${path}/a`,
      query: { manualTaxMappingId: 'a' },
      returns: undefined,
    },
  },
  [
    ['getManualTaxMapping', [''], 'getManualTaxMapping: manualTaxMappingId'],
    ['updateManualTaxMapping', ['', ours], 'updateManualTaxMapping: manualTaxMapping.id'],
    ['deleteManualTaxMapping', [' '], 'deleteManualTaxMapping: manualTaxMappingId'],
  ],
);

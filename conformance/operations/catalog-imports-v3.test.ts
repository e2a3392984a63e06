import fc from 'fast-check';
import { describe } from 'vitest';
import { count, guid, list, moment, nullable, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameOperation } from '../harness/same-call.js';
import { anyResponse, some, wireEntityFields } from './catalog-v3-arbitraries.js';
import { own } from './products-v3-arbitraries.js';

const { id, createdDate } = wireEntityFields;
const response = fc
  .tuple(
    anyResponse('catalogImport', 'catalogImports', partialRecord({ id, createdDate })),
    partialRecord({ totalProductsCount: count }),
  )
  .map(([one, more]) => ({ ...one, ...more }));
const product = fc.tuple(own.withInventory, text).map(([given, handle]) => ({ ...given, handle }));
const item = fc.record(
  {
    product,
    categoryIdsInfo: fc.record({ categoryIds: list(guid) }),
    fieldMask: fc.constant(['name', 'brand']),
  },
  { requiredKeys: ['product'] },
);

describe('catalogImportsV3', () => {
  sameOperation(
    'catalogImportsV3.createCatalogImport',
    fc.tuple(partialRecord({ _id: nullable(guid), _createdDate: moment })),
    response,
  );
  sameOperation('catalogImportsV3.addProductsToImport', fc.tuple(pathId, some(item)), response);
  sameOperation('catalogImportsV3.submitCatalogImport', fc.tuple(pathId), response);
});

import fc from 'fast-check';
import { describe } from 'vitest';
import { count, list, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { wireCollection, wireMetadata } from './wire-entities.js';

const query = fc.record({
  filter: fc.dictionary(
    fc.constantFrom('_id', 'name'),
    fc.oneof(text, fc.record({ $startsWith: text }), fc.record({ $exists: fc.boolean() })),
    {
      minKeys: 1,
    },
  ),
  paging: partialRecord({ limit: count, offset: count }),
  sort: list(fc.record({ fieldName: fc.constantFrom('_id', 'name'), order: fc.constantFrom('ASC', 'DESC') })),
});

describe('collections', () => {
  sameCall('collections.getCollection', fc.tuple(pathId), partialRecord({ collection: wireCollection }));
  sameCall('collections.getCollectionBySlug', fc.tuple(pathId), partialRecord({ collection: wireCollection }));
  sameCall(
    'collections.queryCollections',
    fc.tuple(query),
    partialRecord({ collections: list(wireCollection), metadata: wireMetadata }),
  );
});

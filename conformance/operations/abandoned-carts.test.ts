import fc from 'fast-check';
import { describe } from 'vitest';
import { count, guid, list, nullable, partialRecord, pathId, text, wireDate } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const wireCart = partialRecord({
  id: guid,
  status: fc.constantFrom('ABANDONED', 'RECOVERED'),
  abandonTime: nullable(wireDate),
  buyerInfo: partialRecord({ id: guid, identityType: fc.constantFrom('MEMBER', 'VISITOR'), email: nullable(text) }),
  total: nullable(text),
  activities: list(
    partialRecord({
      activityType: fc.constant('EMAIL_SENT'),
      message: nullable(text),
      timestamp: nullable(wireDate),
      customData: partialRecord({ namespace: nullable(text), customValue: fc.record({ when: wireDate }) }),
    }),
  ),
});
const paging = partialRecord({ limit: count, offset: count });

describe('abandoned carts', () => {
  sameCall('abandonedCarts.getAbandonedCart', fc.tuple(pathId), partialRecord({ abandonedCart: wireCart }));
  sameCall(
    'abandonedCarts.queryAbandonedCarts',
    fc.oneof(
      fc.constant([]),
      fc.tuple(partialRecord({ query: partialRecord({ filter: nullable(text), sort: nullable(text), paging }) })),
    ),
    partialRecord({ abandonedCarts: list(wireCart), totalResults: count }),
  );
});

describe('catalog versioning', () => {
  sameCall(
    'catalogVersioning.getCatalogVersion',
    fc.constant([]),
    partialRecord({ catalogVersion: fc.constantFrom('V1_CATALOG', 'V3_CATALOG', 'SOMETHING_NEW') }),
  );
});

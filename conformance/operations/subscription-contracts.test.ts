import fc from 'fast-check';
import { describe } from 'vitest';
import { count, guid, list, partialRecord, pathId, text } from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { wireSubscription } from './wire-entities.js';

describe('subscription contracts', () => {
  sameCall(
    'subscriptionContracts.getSubscriptionContract',
    fc.tuple(pathId),
    partialRecord({ subscriptionContract: wireSubscription }),
  );
  sameCall(
    'subscriptionContracts.querySubscriptionContracts',
    fc.tuple(
      fc.record(
        {
          filter: partialRecord({
            _id: fc.oneof(guid, fc.record({ $in: list(guid) })),
            'buyerInfo.contactId': fc.oneof(guid, fc.record({ $startsWith: text })),
          }),
          sort: list(
            fc.record({
              fieldName: fc.constantFrom('_id', 'buyerInfo.contactId'),
              order: fc.constantFrom('ASC', 'DESC'),
            }),
          ),
          cursorPaging: partialRecord({ limit: count, cursor: text }),
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({
      subscriptionContracts: list(wireSubscription),
      pagingMetadata: partialRecord({ count, cursors: partialRecord({ next: text }) }),
    }),
  );
});

import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  filled,
  flag,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireFloat,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';
import { withOptions } from './own-commerce.js';
import { wireAbandonedCheckout } from './wire-entities.js';

const response = partialRecord({ abandonedCheckout: wireAbandonedCheckout });
const sort = list(
  fc.record({
    fieldName: fc.constantFrom('_createdDate', '_updatedDate'),
    order: fc.constantFrom('ASC', 'DESC'),
  }),
);
const cursorPaging = partialRecord({ limit: count, cursor: text });
const metadata = partialRecord({ count, cursors: partialRecord({ next: text }), hasNext: flag });

describe('abandoned checkouts', () => {
  sameCall('abandonedCheckouts.getAbandonedCheckout', fc.tuple(pathId), response);
  sameCall('abandonedCheckouts.deleteAbandonedCheckout', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'abandonedCheckouts.bulkDeleteAbandonedCheckouts',
    fc.tuple(list(guid)),
    partialRecord({
      results: list(
        partialRecord({ itemMetadata: partialRecord({ id: nullable(guid), originalIndex: count, success: flag }) }),
      ),
      bulkActionMetadata: partialRecord({ totalSuccesses: count }),
    }),
  );
  sameCall(
    'abandonedCheckouts.addAbandonedCheckoutActivity',
    withOptions(partialRecord({ activityType: fc.constantFrom('EMAIL_SENT', 'TASK_CREATED') })),
    response,
  );
  sameCall(
    'abandonedCheckouts.getAbandonedCheckoutAnalytics',
    fc.tuple(
      filled,
      fc.record(
        {
          endDate: text,
          metrics: list(fc.constantFrom('RECOVERY_RATE', 'RECOVERED_VALUE')),
          statuses: list(fc.constantFrom('ABANDONED', 'RECOVERED')),
        },
        { requiredKeys: ['endDate'] },
      ),
    ),
    partialRecord({ currency: text, recoveryRate: nullable(wireFloat), recoverableCheckoutCount: nullable(count) }),
  );
  sameCall(
    'abandonedCheckouts.redirectToCheckout',
    fc.tuple(pathId, filled),
    partialRecord({
      body: fc.uint8Array({ maxLength: 8 }).map((body) => Buffer.from(body).toString('base64')),
      statusCode: nullable(count),
      headers: list(partialRecord({ key: text, value: text })),
    }),
  );
  sameCall(
    'abandonedCheckouts.queryAbandonedCheckouts',
    fc.tuple(
      fc.record(
        {
          filter: partialRecord({
            _id: guid,
            status: fc.constantFrom('ABANDONED', 'RECOVERED'),
            _createdDate: fc.record({ $gt: moment }),
            'buyerInfo.email': fc.oneof(text, fc.record({ $startsWith: text })),
          }),
          sort,
          cursorPaging,
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({ results: list(wireAbandonedCheckout), abandonedCheckouts: list(wireAbandonedCheckout), metadata }),
  );
  sameCall(
    'abandonedCheckouts.searchAbandonedCheckouts',
    fc.tuple(
      partialRecord({
        filter: partialRecord({
          _id: fc.record({ $in: list(guid) }),
          _updatedDate: fc.record({ $lt: moment }),
          'activities.type': fc.record({ $hasSome: list(fc.constant('EMAIL_SENT' as const)) }),
        }),
        search: partialRecord({
          expression: text,
          mode: fc.constantFrom('AND', 'OR'),
          fields: list(fc.constant('buyerInfo.email' as const)),
          fuzzy: flag,
        }),
        sort,
        cursorPaging,
      }),
    ),
    partialRecord({ abandonedCheckouts: list(wireAbandonedCheckout), pagingMetadata: metadata }),
  );
});

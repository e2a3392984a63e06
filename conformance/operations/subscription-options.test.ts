import fc from 'fast-check';
import { describe } from 'vitest';
import {
  count,
  flag,
  float,
  guid,
  list,
  nullable,
  partialRecord,
  pathId,
  text,
  wireFloat,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const subscriptionSettings = partialRecord({
  frequency: fc.constantFrom('DAY', 'WEEK', 'MONTH', 'YEAR', 'SOMETHING_NEW'),
  autoRenewal: flag,
  billingCycles: nullable(count),
});
const type = fc.constantFrom('AMOUNT', 'PERCENT');
const fields = { title: nullable(text), description: nullable(text), subscriptionSettings };
const option = partialRecord({ ...fields, discount: partialRecord({ type, value: float }) });
const wireOption = partialRecord({ ...fields, id: guid, discount: partialRecord({ type, value: wireFloat }) });
const one = partialRecord({ subscriptionOption: wireOption });
const many = partialRecord({ subscriptionOptions: list(wireOption) });
const nothing = fc.constant({});

describe('subscription options', () => {
  sameCall('subscriptionOptions.createSubscriptionOption', fc.tuple(option), one);
  sameCall('subscriptionOptions.updateSubscriptionOption', fc.tuple(pathId, option), one);
  sameCall('subscriptionOptions.deleteSubscriptionOption', fc.tuple(pathId), nothing);
  sameCall('subscriptionOptions.bulkCreateSubscriptionOptions', fc.tuple(list(option)), many);
  sameCall(
    'subscriptionOptions.bulkUpdateSubscriptionOptions',
    fc.tuple(list(fc.tuple(guid, option).map(([_id, rest]) => ({ ...rest, _id })))),
    many,
  );
  sameCall('subscriptionOptions.bulkDeleteSubscriptionOptions', fc.tuple(list(guid)), nothing);
  sameCall(
    'subscriptionOptions.assignSubscriptionOptionsToProduct',
    fc.oneof(
      fc.tuple(pathId),
      fc.tuple(
        pathId,
        fc.record({
          assignedSubscriptionOptions: list(partialRecord({ _id: guid, hidden: flag, title: nullable(text) })),
        }),
      ),
    ),
    nothing,
  );
  sameCall('subscriptionOptions.allowOneTimePurchases', fc.tuple(pathId, flag), nothing);
  sameCall('subscriptionOptions.getSubscriptionOption', fc.tuple(pathId), one);
  sameCall(
    'subscriptionOptions.getSubscriptionOptionsForProduct',
    fc.oneof(fc.tuple(pathId), fc.tuple(pathId, partialRecord({ includeHiddenSubscriptionOptions: flag }))),
    partialRecord({ subscriptionOptions: list(wireOption.map((value) => ({ ...value, hidden: true }))) }),
  );
  sameCall(
    'subscriptionOptions.getProductIdsForSubscriptionOption',
    fc.oneof(
      fc.tuple(pathId),
      fc.tuple(
        pathId,
        partialRecord({ includeHiddenProducts: flag, paging: fc.record({ limit: count, offset: count }) }),
      ),
    ),
    partialRecord({
      productIds: list(guid),
      metadata: partialRecord({ items: count, offset: count }),
      totalResults: count,
    }),
  );
  sameCall('subscriptionOptions.getOneTimePurchasesStatus', fc.tuple(pathId), partialRecord({ allowed: flag }));
});

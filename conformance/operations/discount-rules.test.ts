import fc from 'fast-check';
import { describe } from 'vitest';
import {
  amount,
  count,
  flag,
  float,
  guid,
  list,
  moment,
  nullable,
  partialRecord,
  pathId,
  text,
  wireDate,
  wireFloat,
} from '../harness/arbitraries.js';
import { sameCall } from '../harness/same-call.js';

const scopes = list(
  fc.oneof(
    partialRecord({
      catalogItemFilter: partialRecord({ catalogAppId: guid, catalogItemIds: list(guid) }),
      type: fc.constant('CATALOG_ITEM' as const),
    }),
    partialRecord({ customFilter: partialRecord({ appId: guid, params: fc.constant({ collectionIds: ['a'] }) }) }),
  ),
);
const trigger = fc.oneof(
  partialRecord({
    subtotalRange: partialRecord({ scopes, from: nullable(amount), to: nullable(amount) }),
    triggerType: fc.constant('SUBTOTAL_RANGE' as const),
  }),
  partialRecord({
    and: fc.record({ triggers: list(partialRecord({ itemQuantityRange: partialRecord({ scopes, from: count }) })) }),
  }),
  partialRecord({
    customerEligibility: partialRecord({ individualMembersInfo: fc.record({ memberIds: list(guid) }) }),
  }),
  partialRecord({ customTrigger: partialRecord({ appId: guid }) }),
);

/** Rule with its conversions, in the format of the SDK or of the platform. */
const createRule = (date: fc.Arbitrary<unknown>, percentage: fc.Arbitrary<unknown>) => ({
  active: nullable(flag),
  name: nullable(text),
  trigger,
  activeTimeInfo: partialRecord({ start: date, end: date }),
  discounts: partialRecord({
    values: list(
      partialRecord({
        percentage,
        fixedAmount: amount,
        quantityBased: fc.record({ configurations: list(partialRecord({ quantity: count, price: amount })) }),
        specificItemsInfo: fc.record({ scopes }),
        targetType: fc.constant('SPECIFIC_ITEMS' as const),
        discountType: fc.constant('PERCENTAGE' as const),
      }),
    ),
  }),
  tags: partialRecord({ privateTags: partialRecord({ tagIds: list(text) }) }),
});
const ownRule = { ...createRule(moment, float), _createdDate: moment, _updatedDate: moment };
const wireRule = partialRecord({
  ...createRule(nullable(wireDate), wireFloat),
  id: guid,
  revision: text,
  createdDate: nullable(wireDate),
  updatedDate: nullable(wireDate),
  status: fc.constantFrom('LIVE', 'PENDING', 'NEW_STATUS'),
  usageCount: count,
});
const response = partialRecord({ discountRule: wireRule });

describe('discount rules', () => {
  sameCall(
    'discountRules.createDiscountRule',
    fc.tuple(fc.record(ownRule, { requiredKeys: ['name', 'discounts'] })),
    response,
  );
  sameCall('discountRules.getDiscountRule', fc.tuple(pathId), response);
  sameCall(
    'discountRules.updateDiscountRule',
    fc.tuple(pathId, fc.record({ revision: text, ...ownRule }, { requiredKeys: ['revision'] })),
    response,
  );
  sameCall('discountRules.deleteDiscountRule', fc.tuple(pathId), fc.constant({}));
  sameCall(
    'discountRules.queryDiscountRules',
    fc.tuple(
      fc.record(
        {
          filter: partialRecord({
            name: fc.oneof(text, fc.record({ $startsWith: text })),
            active: flag,
            'activeTimeInfo.end': fc.record({ $gt: moment }),
            'tags.privateTags.tagIds': fc.record({ $hasAll: list(text) }),
          }),
          sort: list(
            fc.record({
              fieldName: fc.constantFrom('_id', 'name', '_createdDate', 'activeTimeInfo.start'),
              order: fc.constantFrom('ASC', 'DESC'),
            }),
          ),
          cursorPaging: partialRecord({ limit: count, cursor: text }),
        },
        { requiredKeys: ['filter'] },
      ),
    ),
    partialRecord({
      discountRules: list(wireRule),
      pagingMetadata: partialRecord({ count, cursors: partialRecord({ next: text }) }),
    }),
  );
});

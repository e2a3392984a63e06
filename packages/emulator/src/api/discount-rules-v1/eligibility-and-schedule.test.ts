import { beforeEach, expect, test } from 'vitest';
import { iris, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { items, openRuleShop, rulesPath as path } from '../../testing/rule-shop.js';
import { type Body, newShopper, createShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

let { emulator, store, shopper, mug, create, discount, place } = await openRuleShop();
beforeEach(async () => {
  ({ emulator, store, shopper, mug, create, discount, place } = await openRuleShop());
});

test('discounts contacts by their segments and labels: guests by email address, members by their contact', async () => {
  const member = createShopper(emulator, (await signIn(emulator, iris)).access_token);
  for (const one of [shopper, member]) await one.add(mug);
  const eligible = (customerEligibility: object) => ({ trigger: { customerEligibility } });
  await create({ fixedAmount: '1.00' }, eligible({ contactSegmentsInfo: { segmentIds: ['vip', 'press'] } }));
  const tagReferences = [{ tagId: 'gold' }, { labelKey: 'custom.friend' }];
  await create({ fixedAmount: '2.00' }, eligible({ contactTagsInfo: { tagReferences } }));
  const writeContact = async (contact: object) =>
    (await send<object>(emulator, 'POST', '/_emulator/contacts', { body: contact })).body;
  expect([await discount(), await discount(member)]).toEqual(['0.00', '0.00']);
  await writeContact({ email: 'Ada@Example.com', segmentIds: ['press'] });
  await shopper.cart('PATCH', undefined, { cartInfo: { buyerInfo: { email: 'ada@example.com' } } });
  await writeContact({ email: iris.email, labelKeys: ['custom.friend'] });
  expect([await discount(), await discount(member)]).toEqual(['1.00', '2.00']);
  expect(await writeContact({ email: iris.email, segmentIds: ['vip'] })).toEqual({
    email: iris.email,
    segmentIds: ['vip'],
    tagIds: [],
    labelKeys: ['custom.friend'],
  });
  expect([await discount(), await discount(member)]).toEqual(['1.00', '3.00']);
  expect((await place()).priceSummary.discount.amount).toBe('1.00');
  await writeContact({ email: iris.email, segmentIds: [], labelKeys: [] });
  expect(await discount(member)).toBe('0.00');
  expect((await send<unknown[]>(emulator, 'GET', '/_emulator/contacts')).body).toHaveLength(2);
  expect((await send(emulator, 'POST', '/_emulator/contacts', { body: { segmentIds: ['vip'] } })).status).toBe(400);
});

test('stops at the usage limit of a rule, in total and per customer', async () => {
  const { id } = await create({ percentage: 50 }, { settings: { usageLimitPerUser: 1 } });
  await create({ fixedAmount: '1.00' }, { settings: { usageLimit: 2 } });
  const discounts: string[] = [];
  for (const who of [shopper, shopper, await newShopper(emulator)]) {
    await who.add(mug);
    discounts.push((await place(who)).priceSummary.discount.amount);
  }
  expect(discounts).toEqual(['6.00', '1.00', '0.00']);
  const read = async () => (await store.send<{ discountRule: object }>('GET', `${path}/${id}`)).discountRule;
  expect(await read()).toMatchObject({ usageCount: 1, settings: { usageLimitPerUser: 1 } });
});

test('applies a rule in its weekly time windows only', async () => {
  await shopper.add(mug);
  const clock = emulator.clock();
  const timeWindows = [
    { dayOfWeek: 'TUE', startTime: { hours: 9, minutes: 30 }, endTime: { hours: 11 } },
    { dayOfWeek: 'SUN' },
  ];
  await create({ percentage: 50 }, { activeTimeInfo: { recurrence: { weeklySchedule: { timeWindows } } } });
  const at = async (time: string) => {
    clock.freeze(new Date(time));
    return discount();
  };
  expect(await at('2026-06-02T09:29:59Z')).toBe('0.00');
  expect(await at('2026-06-02T09:30:00Z')).toBe('5.00');
  expect(await at('2026-06-02T11:00:59Z')).toBe('5.00');
  expect(await at('2026-06-02T11:01:00Z')).toBe('0.00');
  expect(await at('2026-06-03T10:00:00Z')).toBe('0.00');
  expect(await at('2026-06-07T23:59:59Z')).toBe('5.00');
});

test('reports the field violations of a rule', async () => {
  const response = await store.call('POST', path, {
    discountRule: {
      name: 'Spring',
      trigger: { triggerType: 'WHO', customerEligibility: { contactSegmentsInfo: {} } },
      activeTimeInfo: {
        recurrence: { weeklySchedule: { timeWindows: [{ dayOfWeek: 'MON', startTime: { hours: 9 }, endTime: {} }] } },
      },
      discounts: {
        values: [
          {
            targetType: 'BUY_X_GET_Y',
            discountType: 'ALL',
            quantityBased: {},
            buyXGetYInfo: { customerBuys: { minimumQuantity: 1, minimumSpend: '1.00' }, customerGets: {}, limit: 0 },
          },
        ],
      },
    },
  });
  const info = 'discountRule.discounts.values[0].buyXGetYInfo';
  expect(getViolations(response)).toEqual([
    'discountRule.activeTimeInfo.recurrence.weeklySchedule.timeWindows[0].endTime OTHER',
    'discountRule.trigger.triggerType INVALID_ENUM_VALUE',
    'discountRule.trigger.customerEligibility.contactSegmentsInfo.segmentIds REQUIRED_FIELD',
    'discountRule.discounts.values[0].discountType INVALID_ENUM_VALUE',
    'discountRule.discounts.values[0] OTHER',
    `${info}.customerBuys OTHER`,
    `${info}.customerGets.quantity REQUIRED_FIELD`,
    `${info}.limit MIN`,
    `${info}.customerBuys.scopes REQUIRED_FIELD`,
    `${info}.customerGets.scopes REQUIRED_FIELD`,
  ]);
});

/** Sets the items of a percentage. */
const applyTo = (scope: object) => ({
  discounts: { values: [{ percentage: 10, specificItemsInfo: { scopes: [scope] } }] },
});

/** Violated rules of a discount rule that differs from a valid one in these fields. */
async function getRuleNames(fields: object): Promise<(string | undefined)[]> {
  const discountRule = { name: 'Spring', discounts: { values: [{ percentage: 10 }] }, ...fields };
  const { body } = await store.call<Body>('POST', path, { discountRule });
  return (body.details?.validationError?.fieldViolations ?? []).map(({ ruleName }) => ruleName);
}

test.each([
  [{ activeTimeInfo: { start: '2030-02-01T00:00:00.000Z', end: '2030-01-01T00:00:00.000Z' } }, 'ACTIVE_TIME_RANGE'],
  [{ trigger: { subtotalRange: { from: '20.00', to: '10.00' } } }, 'SUBTOTAL_RANGE'],
  [{ trigger: { itemQuantityRange: { from: 2, to: 1 } } }, 'ITEM_QUANTITY_RANGE'],
  [{ trigger: { triggerType: 'AND', subtotalRange: { from: '1.00' } } }, 'TRIGGER_TYPE'],
  [{ discounts: { values: [{ percentage: 10, discountType: 'FIXED_PRICE' }] } }, 'DISCOUNT_TYPE'],
  [{ discounts: { values: [{ percentage: 10, targetType: 'SPECIFIC_ITEMS' }] } }, 'TARGET_TYPE_FIELD'],
  [{ discounts: { values: [{ discountType: 'PERCENTAGE' }] } }, 'EMPTY_DISCOUNT'],
  [applyTo({ type: 'CUSTOM_FILTER', ...items() }), 'SCOPE_TYPE'],
  [applyTo({ type: 'CATALOG_ITEM' }), 'SCOPE'],
])('a rule with %j violates INVALID_%s', async (fields, ruleName) => {
  expect(await getRuleNames(fields)).toEqual([`INVALID_${ruleName}`]);
});

test.each([
  [{ triggerType: 'SUBTOTAL_RANGE', itemQuantityRange: { from: 1 } }, 'MISSING_SUBTOTAL_RANGE'],
  [{ triggerType: 'ITEM_QUANTITY_RANGE', subtotalRange: { from: '1.00' } }, 'MISSING_ITEM_QUANTITY_RANGE'],
  [{ and: { triggers: [{ or: { triggers: [] } }, { subtotalRange: {} }] } }, 'OPERATOR_TOO_DEEPLY_NESTED'],
])('a trigger %j violates %s', async (trigger, ruleName) => {
  expect(await getRuleNames({ trigger })).toEqual([ruleName]);
});

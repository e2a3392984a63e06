import { beforeEach, expect, test } from 'vitest';
import { iris, signIn } from '../../testing/member.js';
import { getViolations } from '../../testing/merchant.js';
import { openRuleShop, rulesPath as path } from '../../testing/rule-shop.js';
import { newShopper, createShopper } from '../../testing/shopper.js';
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
    'discountRule.discounts.values[0] REQUIRED_ONE_OF_FIELD',
    `${info}.customerBuys REQUIRED_ONE_OF_FIELD`,
    `${info}.customerGets.quantity REQUIRED_FIELD`,
    `${info}.limit MIN`,
    `${info}.customerBuys.scopes REQUIRED_FIELD`,
    `${info}.customerGets.scopes REQUIRED_FIELD`,
  ]);
});

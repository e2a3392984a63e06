import { beforeEach, expect, test } from 'vitest';
import { type DiscountRule, items, openRuleShop, rulesPath as path } from '../../testing/rule-shop.js';
import type { Body } from '../../testing/shopper.js';

interface RuleResponse extends Body {
  discountRule: DiscountRule;
  discountRules: DiscountRule[];
}

let { emulator, store, shopper, lamp, mug, create, estimate, discount, place } = await openRuleShop();
beforeEach(async () => {
  ({ emulator, store, shopper, lamp, mug, create, estimate, discount, place } = await openRuleShop());
});

const some = (...ids: string[]) => ({ specificItemsInfo: { scopes: [items(...ids)] } });

test.each([
  ['a percentage', { percentage: 10 }, '23.00'],
  ['an amount from each item', { fixedAmount: '2.50' }, '12.50'],
  ['everything above a fixed price', { fixedPrice: '4.00' }, '210.00'],
  ['some together', { quantityBased: { configurations: [{ quantity: 2, price: '15.00' }] } }, '190.00'],
])('deducts %s', async (_, kind, expected) => {
  await shopper.add(lamp, 2);
  await shopper.add(mug, 3);
  await create(kind);
  expect(await discount()).toBe(expected);
});

test('a rule applies to its items, under its trigger, during its active time, while it is active', async () => {
  await shopper.add(lamp);
  await shopper.add(mug, 3);
  const trigger = {
    and: {
      triggers: [
        { subtotalRange: { from: '100.00', scopes: [items()] } },
        { itemQuantityRange: { from: 3, to: 4, scopes: [items(mug)] } },
      ],
    },
  };
  const rule = await create({ percentage: 50, ...some(mug) }, { trigger });
  const { appliedDiscounts, priceSummary } = await estimate();
  expect(priceSummary).toMatchObject({ subtotal: { amount: '130.00' }, discount: { amount: '15.00' } });
  expect(appliedDiscounts).toMatchObject([{ discountRule: { id: rule.id, name: { original: 'Spring' } } }]);
  await shopper.add(mug, 2);
  expect(await discount()).toBe('0.00');
  const change = async (fields: object, { id, revision } = rule) =>
    (
      await store.send<RuleResponse>('PATCH', `${path}/${id}`, {
        discountRule: { id, revision, ...fields },
      })
    ).discountRule;
  const always = await change({ trigger: { subtotalRange: { from: '1.00', scopes: [] } } });
  expect(await discount()).toBe('25.00');
  const later = await change({ activeTimeInfo: { start: '2099-01-01T00:00:00.000Z' } }, always);
  expect([later.status, await discount()]).toEqual(['PENDING', '0.00']);
  const ended = await change({ activeTimeInfo: { end: '2020-01-01T00:00:00.000Z' } }, later);
  expect([ended.status, await discount()]).toEqual(['EXPIRED', '0.00']);
  const off = await change({ activeTimeInfo: {}, active: false }, ended);
  expect([off.status, await discount()]).toEqual(['LIVE', '0.00']);
  await change({ active: true }, off);
  expect(await discount()).toBe('25.00');
  await store.send('DELETE', `${path}/${rule.id}`);
  expect(await discount()).toBe('0.00');
});

test('rules add up, never below a price of zero, and orders count their usage', async () => {
  await shopper.add(mug);
  const first = await create({ fixedAmount: '6.00' });
  await create({ fixedAmount: '6.00' }, { name: 'Also' });
  expect((await estimate()).priceSummary).toMatchObject({ discount: { amount: '10.00' }, total: { amount: '0.00' } });
  const order = await place();
  expect(order.priceSummary.discount.amount).toBe('10.00');
  expect(order.appliedDiscounts).toHaveLength(2);
  const { discountRule } = await store.send<RuleResponse>('GET', `${path}/${first.id}`);
  expect(discountRule.usageCount).toBe(1);
});

test('rules are found, trigger events, and are available to the merchant only', async () => {
  const rule = await create({ percentage: 5 });
  await create({ percentage: 6 }, { name: 'Autumn' });
  const { discountRules } = await store.send<RuleResponse>('POST', `${path}/query`, {
    query: { filter: { name: { $eq: 'Spring' } } },
  });
  expect(discountRules.map(({ id }) => id)).toEqual([rule.id]);
  const stale = { id: rule.id, revision: '7', name: 'Late' };
  expect((await store.call('PATCH', `${path}/${rule.id}`, { discountRule: stale })).status).toBe(409);
  expect((await shopper.call('POST', path, { discountRule: {} })).status).toBe(403);
  const { body, status } = await store.call<Body>('POST', path, {
    discountRule: { discounts: { values: [{ percentage: 120 }] } },
  });
  expect(status).toBe(400);
  expect(body.details?.validationError?.fieldViolations.map(({ field }) => field)).toEqual([
    'discountRule.name',
    'discountRule.discounts.values[0].percentage',
  ]);
  await store.send('DELETE', `${path}/${rule.id}`);
  const events = emulator.events().filter(({ type }) => type.startsWith('wix.ecom.discounts.v1.discount_rule'));
  expect(events.map(({ type }) => type.split('_').at(-1))).toEqual(['created', 'created', 'deleted']);
});

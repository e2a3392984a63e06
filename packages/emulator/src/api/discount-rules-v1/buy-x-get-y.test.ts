import { beforeEach, expect, test } from 'vitest';
import { items, openRuleShop } from '../../testing/rule-shop.js';

let { shopper, lamp, mug, create, estimate, discount, place } = await openRuleShop();
beforeEach(async () => {
  ({ shopper, lamp, mug, create, estimate, discount, place } = await openRuleShop());
});

const buyXGetY = (buys: object, gets: object, more: object = {}) => ({
  targetType: 'BUY_X_GET_Y',
  buyXGetYInfo: { customerBuys: { scopes: [items()], ...buys }, customerGets: { scopes: [items()], ...gets }, ...more },
});

test.each<[string, number, object, string]>([
  ['two and one', 2, buyXGetY({ minimumQuantity: 2 }, { quantity: 1 }), '0.00'],
  ['two and one', 3, buyXGetY({ minimumQuantity: 2 }, { quantity: 1 }), '10.00'],
  ['two and one', 8, buyXGetY({ minimumQuantity: 2 }, { quantity: 1 }), '20.00'],
  ['two and one, twice', 9, buyXGetY({ minimumQuantity: 2 }, { quantity: 1 }, { limit: 2 }), '20.00'],
  ['one for each 15.00', 5, buyXGetY({ minimumSpend: '15.00' }, { quantity: 1 }), '20.00'],
])('buying %s of %i discounts the others by 100 percent', async (_, quantity, offer, expected) => {
  await shopper.add(mug, quantity);
  await create({ percentage: 100, ...offer });
  expect(await discount()).toBe(expected);
});

test('the discounted items are named and cheaper, with the same totals in the cart, the checkout and the order', async () => {
  await shopper.add(lamp, 2);
  await shopper.add(mug, 5);
  await create({
    fixedPrice: '4.00',
    ...buyXGetY(
      { minimumQuantity: 1, scopes: [items(lamp)] },
      { quantity: 2, scopes: [items()], excludedScopes: [items(lamp)] },
    ),
  });
  const { appliedDiscounts, priceSummary } = await estimate();
  expect(priceSummary).toMatchObject({ subtotal: { amount: '250.00' }, discount: { amount: '24.00' } });
  const order = await place();
  expect(order.priceSummary).toMatchObject({ discount: { amount: '24.00' } });
  expect(order.lineItems.map(({ totalDiscount }) => totalDiscount.amount)).toEqual(['0.00', '24.00']);
  expect(order.appliedDiscounts).toMatchObject([{ lineItemIds: [order.lineItems[1]?.id] }]);
  expect(appliedDiscounts).toMatchObject([
    { lineItemIds: [order.lineItems[1]?.id], discountRule: { amount: { amount: '24.00' } } },
  ]);
});

test.each<[string, () => object, object, string]>([
  ['a limited number of the cheapest items', () => ({ scopes: [items()], limit: 4 }), {}, '65.00'],
  ['the cheapest item', () => ({ scopes: [items()] }), { settings: { appliesTo: 'LOWEST_PRICED_ITEM' } }, '5.00'],
  ['all items except the excluded ones', () => ({ scopes: [items()], excludedScopes: [items(lamp)] }), {}, '15.00'],
])('discounts %s', async (_, specificItemsInfo, more, expected) => {
  await shopper.add(lamp, 2);
  await shopper.add(mug, 3);
  await create({ percentage: 50, specificItemsInfo: specificItemsInfo() }, more);
  expect(await discount()).toBe(expected);
});

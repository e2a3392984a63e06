import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../create-emulator.js';
import type { Emulator } from '../emulator.js';
import { Merchant } from '../testing/merchant.js';
import { type Amount, type Shopper, newShopper, storesApp } from '../testing/shopper.js';

interface Priced {
  priceSummary: Record<'subtotal' | 'discount' | 'total', Amount>;
  appliedDiscounts: { discountType: string; lineItemIds: string[]; discountRule?: { amount: Amount } }[];
}
interface Order extends Priced {
  lineItems: { id: string; totalDiscount: Amount; totalPriceAfterTax: Amount }[];
}

const path = '/ecom/v1/discount-rules';
let emulator: Emulator;
let store: Merchant;
let shopper: Shopper;
let lamp: string;
let mug: string;
beforeEach(async () => {
  emulator = createEmulator();
  store = new Merchant(emulator);
  shopper = await newShopper(emulator);
  lamp = (await store.create({ priceData: { price: 100 } })).id;
  mug = (await store.create({ priceData: { price: 10 } })).id;
});

const items = (...catalogItemIds: string[]) => ({ catalogItemFilter: { catalogAppId: storesApp, catalogItemIds } });
const create = async (discount: object, more: object = {}) => {
  const discountRule = { name: 'Spring', discounts: { values: [discount] }, ...more };
  return (await store.done<{ discountRule: { id: string; usageCount: number } }>('POST', path, { discountRule }))
    .discountRule;
};
const estimate = async (who = shopper) =>
  (await who.call<Priced>('POST', '/ecom/v1/carts/current/estimate-totals', {})).body;
const discount = async (who = shopper) => (await estimate(who)).priceSummary.discount.amount;
const place = async (who = shopper) => {
  const checkoutId = await who.checkOut();
  const { body } = await who.call<{ orderId: string }>('POST', `/ecom/v1/checkouts/${checkoutId}/create-order`, {});
  return (await store.done<{ order: Order }>('GET', `/ecom/v1/orders/${body.orderId}`)).order;
};
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
])('who buys %s of %i gets the rest for nothing', async (_, quantity, offer, expected) => {
  await shopper.add(mug, quantity);
  await create({ percentage: 100, ...offer });
  expect(await discount()).toBe(expected);
});

test('what is got is named, costs less, and adds up in the cart, the checkout and the order', async () => {
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
  ['so many of the cheapest', () => ({ scopes: [items()], limit: 4 }), {}, '65.00'],
  ['the cheapest', () => ({ scopes: [items()] }), { settings: { appliesTo: 'LOWEST_PRICED_ITEM' } }, '5.00'],
  ['all but some', () => ({ scopes: [items()], excludedScopes: [items(lamp)] }), {}, '15.00'],
])('%s can cost less', async (_, specificItemsInfo, more, expected) => {
  await shopper.add(lamp, 2);
  await shopper.add(mug, 3);
  await create({ percentage: 50, specificItemsInfo: specificItemsInfo() }, more);
  expect(await discount()).toBe(expected);
});

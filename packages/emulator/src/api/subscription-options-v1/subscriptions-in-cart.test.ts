import { beforeEach, expect, test } from 'vitest';
import { createEmulator } from '../../create-emulator.js';
import type { Emulator } from '../../protocol/emulator.js';
import { openInventory } from '../../testing/inventory.js';
import { merchant } from '../../testing/member.js';
import { type Line, type Shopper, newShopper } from '../../testing/shopper.js';
import { send } from '../../testing/visitor.js';

const WRITER = '/stores/v1/subscription-options';

let emulator: Emulator;
let shopper: Shopper;
let productId: string;
let price: number;
let optionId: string;
const write = (method: string, path: string, body: object) =>
  send<{ subscriptionOption?: { id: string } }>(emulator, method, WRITER + path, { headers: merchant, body });

beforeEach(async () => {
  emulator = createEmulator({ catalogVersion: 'v1' });
  shopper = await newShopper(emulator);
  const product = await (await openInventory(emulator)).plain();
  productId = product.id;
  price = product.price.discountedPrice;
  const subscriptionSettings = { frequency: 'MONTH', autoRenewal: true };
  const subscriptionOption = { title: 'Monthly', subscriptionSettings, discount: { type: 'PERCENT', value: 50 } };
  optionId = (await write('POST', '', { subscriptionOption })).body.subscriptionOption?.id ?? '';
  await write('POST', `/product/${productId}/assign`, { assignedSubscriptionOptions: [{ id: optionId }] });
});

type SubscriptionLine = Line & { subscriptionOptionInfo?: { title: { original: string } } };
const add = async (subscriptionOptionId?: string): Promise<SubscriptionLine[]> =>
  (await shopper.add(productId, 1, subscriptionOptionId ? { subscriptionOptionId } : {})).body.cart?.lineItems ?? [];

test('a product sold by subscription only is added with one of its options, and is unavailable otherwise', async () => {
  expect(await add()).toEqual([]);
  expect(await add('another')).toEqual([]);
  const [line] = await add(optionId);
  expect(line?.subscriptionOptionInfo).toMatchObject({
    title: { original: 'Monthly' },
    subscriptionSettings: { frequency: 'MONTH', interval: 1, autoRenewal: true },
  });
  expect(line?.price.amount).toBe((Math.round(price * 50) / 100).toFixed(2));
});

test('a product also sold once makes a separate line item for each purchase option', async () => {
  await write('PATCH', `/product/${productId}/allowOneTimePurchase`, { allowed: true });
  await add();
  const lines = await add(optionId);
  expect(
    lines.map(({ price: each, subscriptionOptionInfo }) => [Number(each.amount) < price, !!subscriptionOptionInfo]),
  ).toEqual([
    [false, false],
    [true, true],
  ]);
});

test('the order has the subscription of its line items, and is found by its ID', async () => {
  await add(optionId);
  const { body } = await shopper.call<{ orderId: string }>(
    'POST',
    `/ecom/v1/checkouts/${await shopper.checkOut()}/create-order`,
    {},
  );
  const order = await send<{ order: { lineItems: { subscriptionInfo: { id: string } }[] } }>(
    emulator,
    'GET',
    `/ecom/v1/orders/${body.orderId}`,
    {
      headers: merchant,
    },
  );
  expect(order.body.order.lineItems).toMatchObject([
    { subscriptionInfo: { cycleNumber: 1, subscriptionOptionTitle: 'Monthly' } },
  ]);
  const id = order.body.order.lineItems[0]?.subscriptionInfo.id;
  const found = async (subscriptionId: string | undefined) => {
    const search = { filter: { 'lineItems.subscriptionInfo.id': { $eq: subscriptionId } } };
    const { body } = await send<{ orders: object[] }>(emulator, 'POST', '/ecom/v1/orders/search', {
      headers: merchant,
      body: { search },
    });
    return body.orders.length;
  };
  expect([await found(id), await found(productId)]).toEqual([1, 0]);
});

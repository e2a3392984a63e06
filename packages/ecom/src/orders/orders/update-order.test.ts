import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '../../index.js';

const open = () => {
  const emulator = createEmulator();
  return createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    modules: { orders },
    fetch: (input, init) => emulator.fetch(new Request(input, init)),
    apiUrl: 'http://localhost',
  });
};

const billingInfo = { address: { country: 'US', city: 'Portland' }, contactDetails: { firstName: 'Ada' } };
let client: ReturnType<typeof open>;
let id: string;
let lineItemId: string;

beforeEach(async () => {
  client = open();
  const order = await client.orders.createOrder({
    channelInfo: { type: 'POS' },
    lineItems: [
      { productName: { original: 'Mug' }, itemType: { preset: 'PHYSICAL' }, quantity: 1, price: { amount: '5.00' } },
    ],
    priceSummary: {},
    buyerNote: 'Ring twice',
    billingInfo,
  });
  id = order._id ?? '';
  lineItemId = order.lineItems?.[0]?._id ?? '';
});

test('updateOrder changes and clears only the fields of its field mask', async () => {
  const change = { archived: true, buyerNote: 'other', billingInfo: { address: { country: 'FR', city: 'Lyon' } } };
  const order = await client.orders.updateOrder(id, change, {
    fieldMask: ['archived', 'billingInfo.address.city', 'billingInfo.contactDetails'],
  });
  expect(order).toMatchObject({ archived: true, buyerNote: 'Ring twice' });
  expect(order.billingInfo).toEqual({ address: { country: 'US', city: 'Lyon' } });
  expect(await client.orders.updateOrder(id, {}, { fieldMask: ['buyerNote'] })).not.toHaveProperty('buyerNote');
});

test('bulkUpdateOrders applies the field mask of each order', async () => {
  const order = { _id: id, archived: true, buyerNote: 'other' };
  const changes = [{ order, fieldMask: ['archived'] }];
  const { results } = await client.orders.bulkUpdateOrders(changes, { returnEntity: true });
  expect(results?.[0]?.item).toMatchObject({ archived: true, buyerNote: 'Ring twice' });
});

test('updateOrderLineItem changes only the fields of its field mask', async () => {
  const change = { fulfillerId: 'warehouse-1', productName: { original: 'Cup' } };
  const { order } = await client.orders.updateOrderLineItem({ _id: id, lineItemId }, change, {
    fieldMask: ['fulfillerId'],
  });
  expect(order?.lineItems?.[0]).toMatchObject({ fulfillerId: 'warehouse-1', productName: { original: 'Mug' } });
});

test.each([['buyerNote'], [{}], ['']])('the field mask %j is rejected without a request', async (mask) => {
  const fieldMask = (mask === '' ? [mask] : mask) as string[];
  await expect(client.orders.updateOrder(id, {}, { fieldMask })).rejects.toMatchObject({ code: 'invalid_argument' });
});

test('request options are the last argument', async () => {
  const signal = AbortSignal.abort();
  await expect(client.orders.updateOrder(id, {}, {}, { signal })).rejects.toMatchObject({ kind: 'aborted' });
});

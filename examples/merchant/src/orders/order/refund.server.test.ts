import { createClient } from '@cartwright/core';
import { addPayments, listTransactionsForSingleOrder } from '@cartwright/ecom/order-transactions';
import { createOrder } from '@cartwright/ecom/orders';
import { createEmulator, DEMO_API_KEY, DEMO_SITE_ID } from '@cartwright/emulator';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import { expect, test } from 'vitest';
import { quantityField } from './line-quantities.js';
import { refund } from './refund.server.js';

/** Creates a paid order of three mugs. `lost.path` is a path whose next response is lost. */
async function openOrder() {
  const emulator = createEmulator();
  const lost = { path: '' };
  const client = createClient({
    auth: ApiKeyStrategy({ apiKey: DEMO_API_KEY, siteId: DEMO_SITE_ID }),
    apiUrl: 'http://localhost',
    async fetch(input, init) {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      const response = await emulator.fetch(request);
      if (pathname !== lost.path) return response;
      lost.path = '';
      throw new TypeError('The connection was reset.');
    },
  });
  const { _id, lineItems = [] } = await client.use(createOrder)({
    channelInfo: { type: 'POS' },
    buyerInfo: { email: 'ada@example.com' },
    lineItems: [
      {
        productName: { original: 'Mug' },
        itemType: { preset: 'PHYSICAL' },
        quantity: 3,
        price: { amount: '10.00' },
      },
    ],
    priceSummary: { tax: { amount: '0.00' } },
  });
  const id = _id ?? '';
  await client.use(addPayments)(id, [
    { amount: { amount: '30.00' }, regularPaymentDetails: { status: 'APPROVED', offlinePayment: true } },
  ]);
  const send = async (fields: Record<string, string>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const result = await refund(client, id, form);
    return result instanceof Response
      ? { status: result.status }
      : { status: result.init?.status ?? 200, ...result.data };
  };
  /** Calculates the refund of one mug, and returns the fields that confirm it. */
  const calculate = async () => {
    const fields = { intent: 'refund', [quantityField(lineItems[0]?._id ?? '')]: '1' };
    const result = await send(fields);
    if (!('refund' in result)) throw new Error('The refund is possible.');
    return { ...fields, confirmed: result.refund.total, refunds: result.refund.refunds };
  };
  const count = async () =>
    (await client.use(listTransactionsForSingleOrder)(id)).orderTransactions?.refunds?.length ?? 0;
  return { lost, send, calculate, count };
}

test('a refund that was calculated before another one is shown again', async () => {
  const { send, calculate, count } = await openOrder();
  const [one, other] = [await calculate(), await calculate()];
  expect(await send(one)).toEqual({ status: 302 });
  const rejected = await send(other);
  expect(rejected).toMatchObject({ status: 409, refund: { text: '$10.00' } });
  expect(await count()).toBe(1);
  expect(await send(await calculate())).toEqual({ status: 302 });
  expect(await count()).toBe(2);
});

test('a refund whose response was lost is not issued again', async () => {
  const { lost, send, calculate, count } = await openOrder();
  const one = await calculate();
  lost.path = '/ecom/v1/order-billing/refund-payments';
  expect(await send(one)).toMatchObject({ status: 503, error: expect.stringContaining('did not answer') as string });
  expect(await send(one)).toMatchObject({ status: 409 });
  expect(await count()).toBe(1);
});

import { createClient } from '@cartwright/core';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as cartV2 from './index.js';

const cartId = '5f2d1f3a-9a53-4c8e-9c83-8f0e2f5b7f10';
const orderId = 'b2a6c1de-31f3-4d9c-8a21-5a3e9c1f6f77';
const carts = 'https://www.wixapis.com/ecom/v2/carts';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const client = createClient({ modules: { cartV2 } });

test('sends placeOrder once and says how to find out whether the order was placed', async () => {
  let requests = 0;
  server.use(
    http.post(`${carts}/${cartId}/place-order`, () => {
      requests++;
      return HttpResponse.error();
    }),
  );
  await expect(client.cartV2.placeOrder(cartId)).rejects.toMatchObject({
    kind: 'network',
    operation: 'ecom.cartV2.placeOrder',
    message: expect.stringMatching(
      /\. The order may have been placed: check with findPlacedOrder\(cartId\)$/,
    ) as string,
  });
  expect(requests).toBe(1);
});

test('adds nothing to the error of a rejected order', async () => {
  server.use(
    http.post(`${carts}/${cartId}/place-order`, () =>
      HttpResponse.json(
        { message: 'Empty cart', details: { applicationError: { code: 'EMPTY_CART', description: 'Empty cart' } } },
        { status: 428 },
      ),
    ),
  );
  await expect(client.cartV2.placeOrder(cartId)).rejects.toMatchObject({
    code: 'EMPTY_CART',
    message: expect.not.stringContaining('findPlacedOrder') as string,
  });
});

test('finds the order that was placed from a cart', async () => {
  server.use(
    http.get(`${carts}/${cartId}`, () => HttpResponse.json({ cart: { id: cartId, orderPlaced: true, orderId } })),
  );
  expect(await client.cartV2.findPlacedOrder(cartId)).toEqual({ orderId });
});

test('finds no order if none was placed from the cart', async () => {
  server.use(http.get(`${carts}/${cartId}`, () => HttpResponse.json({ cart: { id: cartId, orderPlaced: false } })));
  expect(await client.cartV2.findPlacedOrder(cartId)).toBeNull();
});

import { createClient } from '@cartwright/core';
import { afterEach, expect, test, vi } from 'vitest';
import { checkout as german } from '../lib/language/de/checkout.js';
import { checkout as english } from '../lib/language/en/checkout.js';
import { placeOrder } from './place-order.js';

const order = { cartId: 'cart', total: '0' };

/** Places an order through a store that responds as given. The platform knows no order. */
function place(respond: () => Promise<Response>) {
  vi.stubGlobal('fetch', respond);
  return placeOrder(createClient({ fetch: () => Promise.reject(new TypeError('fetch failed')) }), order);
}

afterEach(() => void vi.unstubAllGlobals());

test.each<[string, () => Promise<Response>]>([
  ['a lost response', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a page of a proxy', () => Promise.resolve(new Response('<html>', { status: 502 }))],
  ['an error without a code', () => Promise.resolve(Response.json({ message: 'Bad gateway' }, { status: 502 }))],
])('after %s it is unknown whether something was ordered', async (_, respond) => {
  await expect(place(respond)).rejects.toMatchObject({ code: 'order_unknown' });
});

test('the message of an unknown outcome does not say that nothing was ordered', () => {
  for (const { errors } of [english, german]) {
    expect(errors.order_unknown).toMatch(/whether your order|ob deine Bestellung/);
    expect(errors.order_unknown).not.toMatch(/nothing was|nichts bestellt/i);
  }
});

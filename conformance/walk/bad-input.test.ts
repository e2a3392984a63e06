import { isApiError, isCartwrightError } from '@cartwright/core';
import { createEmulator } from '@cartwright/emulator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { invoke } from '../harness/invoke.js';
import { official, openOurs, ours, type AnyClient } from '../harness/sides.js';
import { emulatorFetch, openShop, type Shop } from './platform.js';

const storesApp = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
const unknownId = '00000000-dead-4bad-8bad-000000000000';

interface Row {
  readonly label: string;
  readonly call: string;
  readonly args: readonly unknown[];
  /** Error of Cartwright. */
  readonly error: { readonly kind: string; readonly code?: string; readonly status?: number };
  /** Whether the input is rejected before a request is sent. */
  readonly unsent?: boolean;
  /** Status of the platform's response if a client sends the input. */
  readonly answered?: number | undefined;
}

const reference = (catalogItemId: string) => ({ catalogReference: { appId: storesApp, catalogItemId }, quantity: 1 });
const byId = ['products.getProduct', 'collections.getCollection', 'orders.getOrder', 'checkout.getCheckout'];

const rows: readonly Row[] = [
  ...byId.map((call): Row => ({
    label: 'an unknown id',
    call,
    args: [unknownId],
    error: { kind: 'application', status: 404 },
  })),
  ...byId.flatMap((call) =>
    ['', ' ', '.', '..', undefined, null].map((id): Row => ({
      label: `the id ${JSON.stringify(id)}`,
      call,
      args: [id],
      error: { kind: 'validation', code: 'invalid_argument' },
      unsent: true,
    })),
  ),
  ...byId.flatMap((call) =>
    ['../carts/current', 'a/b', 'a\\b', 'a?b=c', 'a#b', '%2e%2e', 'x'.repeat(3000)].map((id): Row => ({
      label: `the id ${id.slice(0, 20)}`,
      call,
      args: [id],
      error: { kind: 'application', status: 404 },
    })),
  ),
  {
    label: 'an unknown slug',
    call: 'collections.getCollectionBySlug',
    args: ['no-such'],
    error: { kind: 'application', code: 'NOT_FOUND', status: 404 },
  },
  {
    label: 'an unknown coupon',
    call: 'currentCart.updateCurrentCart',
    args: [{ couponCode: 'NOPE' }],
    error: { kind: 'application', code: 'ERROR_COUPON_DOES_NOT_EXIST' },
  },
  ...[0, -1, 1.5, -0.5].flatMap((quantity): Row[] => [
    {
      label: `the quantity ${quantity}`,
      call: 'currentCart.addToCurrentCart',
      args: [{ lineItems: [{ ...reference(unknownId), quantity }] }],
      error: { kind: 'validation', code: 'invalid_argument' },
      unsent: true,
      answered: 400,
    },
    {
      label: `the quantity ${quantity} of a line`,
      call: 'currentCart.updateCurrentCartLineItemQuantity',
      args: [[{ _id: unknownId, quantity }]],
      error: { kind: 'validation', code: 'invalid_argument' },
      unsent: true,
      answered: quantity === 0 ? undefined : 400,
    },
  ]),
  {
    label: 'an unknown line',
    call: 'currentCart.updateCurrentCartLineItemQuantity',
    args: [[{ _id: unknownId, quantity: 1 }]],
    error: { kind: 'application', status: 404 },
  },
  {
    label: 'an empty catalogItemId',
    call: 'currentCart.addToCurrentCart',
    args: [{ lineItems: [reference('')] }],
    error: { kind: 'validation', code: 'invalid_argument' },
    unsent: true,
    answered: 500,
  },
  {
    label: 'a text for a date',
    call: 'currentCart.addToCurrentCart',
    args: [{ lineItems: [{ ...reference(unknownId), serviceProperties: { scheduledDate: 'soon' } }] }],
    error: { kind: 'validation', code: 'invalid_argument' },
    unsent: true,
  },
  {
    label: 'a body over the limit',
    call: 'currentCart.addToCurrentCart',
    args: [
      {
        lineItems: [
          {
            ...reference(unknownId),
            catalogReference: { appId: storesApp, catalogItemId: unknownId, options: { note: 'x'.repeat(2_000_000) } },
          },
        ],
      },
    ],
    error: { kind: 'application', status: 413 },
  },
  {
    label: 'a filter by an unknown field',
    call: 'products.queryProducts',
    args: [{ filter: { nothing: 1 } }],
    error: { kind: 'validation', code: 'INVALID_ARGUMENT' },
  },
  {
    label: 'an unknown operator',
    call: 'products.queryProducts',
    args: [{ filter: { name: { $near: 'x' } } }],
    error: { kind: 'validation', code: 'INVALID_ARGUMENT' },
  },
  {
    label: 'an unknown checkout to buy',
    call: 'redirects.createRedirectSession',
    args: [{ ecomCheckout: { checkoutId: unknownId }, callbacks: {} }],
    error: { kind: 'application', status: 404 },
  },
  {
    label: 'a checkout without a cart',
    call: 'currentCart.createCheckoutFromCurrentCart',
    args: [{ channelType: 'WEB' }],
    error: { kind: 'application', code: 'OWNED_CART_NOT_FOUND' },
  },
];

const addSomething = async (shop: Shop) => {
  const { items } = await shop.products.queryProducts().limit(100).find();
  const plain = items.find((item) => !item.manageVariants && !item.productOptions?.length && item.stock?.inStock);
  await shop.currentCart.addToCurrentCart({ lineItems: [reference(plain?._id ?? '')] });
};

describe('bad input', () => {
  let platform: ReturnType<typeof openShop>;
  let shop: Shop;
  const state = async () => {
    const cart = await shop.currentCart.getCurrentCart();
    const { items } = await shop.products.queryProducts().limit(10).find();
    return { cart, items };
  };

  beforeAll(async () => {
    platform = openShop(ours);
    shop = platform.open();
    await addSomething(shop);
    expect((await shop.currentCart.getCurrentCart()).lineItems).toHaveLength(1);
  });
  afterAll(() => platform.close());

  test.each(rows)('$call with $label: a typed error, and no change', async ({ call, args, error, unsent, label }) => {
    const before = await state();
    const sent = platform.sentSoFar();
    const client = (label === 'a checkout without a cart' ? platform.open() : shop) as unknown as AnyClient;
    const thrown: unknown = await (async () => invoke(client, call, ...args))().then(
      () => 'nothing',
      (reason: unknown) => reason,
    );
    expect(isCartwrightError(thrown), String(thrown)).toBe(true);
    expect(thrown).toMatchObject(error);
    if (unsent) expect(platform.sentSoFar()).toBe(sent);
    else expect(isApiError(thrown)).toBe(true);
    expect(await state()).toEqual(before);
  });

  test('malformed JSON and JSON that is not an object are rejected', async () => {
    const before = await state();
    const { headers } = await (
      shop.auth as unknown as { getAuthHeaders(): Promise<{ headers: Record<string, string> }> }
    ).getAuthHeaders();
    for (const body of ['{', '{"lineItems":', '[1]', '"x"', 'null', '{"a":1}}', '\u0000']) {
      const response = await platform.fetch('https://www.wixapis.com/ecom/v1/carts/current/add-to-cart', {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body,
      });
      expect(response.status, body).toBe(400);
      expect(await response.json()).toHaveProperty('message');
      expect(response.headers.get('x-wix-request-id')).toBeTruthy();
    }
    expect(await state()).toEqual(before);
  });

  test('missing, forged and foreign tokens are rejected for every caller', async () => {
    const stranger = createEmulator({ catalogVersion: 'v1' });
    const foreign = openOurs({ fetch: emulatorFetch(stranger) });
    const { accessToken } = await foreign.auth.generateVisitorTokens();
    const own = (shop.auth.getTokens() as { accessToken: { value: string } }).accessToken.value;
    const last = own.at(-1) === 'A' ? 'B' : 'A';
    for (const token of [
      undefined,
      '',
      'nonsense',
      `${own.slice(0, -4)}${last.repeat(4)}`,
      accessToken.value,
      `Bearer ${own}x`,
    ]) {
      const response = await platform.fetch('https://www.wixapis.com/ecom/v1/carts/current', {
        headers: token === undefined ? {} : { authorization: token },
      });
      expect(response.status, String(token)).toBe(401);
      expect(await response.json()).toHaveProperty('details.applicationError.code');
    }
    stranger.close();
  });

  test('an unreachable platform: a typed error with its URL', async () => {
    const client = openOurs({ fetch: () => Promise.reject(new TypeError('fetch failed')) });
    const error: unknown = await client.products
      .getProduct('p', {}, { retry: false })
      .catch((reason: unknown) => reason);
    expect(isCartwrightError(error)).toBe(true);
    expect((error as Error).message).toMatch(/platform|reached/);
  });

  test('invalid input that bypasses the SDK is rejected by the platform', async () => {
    const theirs = openShop(official);
    try {
      const buyer = theirs.open();
      await addSomething(buyer);
      const client = buyer as unknown as AnyClient;
      for (const { call, args, error, answered = error.status } of rows) {
        if (answered === undefined || String(args[0]).match(/[/\\?#%]/)) continue;
        const thrown: unknown = await (async () => invoke(client, call, ...args))().catch((reason: unknown) => reason);
        expect(thrown, `${call} ${JSON.stringify(args).slice(0, 200)}`).toMatchObject({ status: answered });
      }
    } finally {
      theirs.close();
    }
  });
});

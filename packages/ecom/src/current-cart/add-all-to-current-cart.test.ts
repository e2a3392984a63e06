import { createClient, fetchWithAuth } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { beforeEach, expect, test } from 'vitest';
import * as currentCart from './index.js';

const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

interface WireProduct {
  id: string;
  slug: string;
  stock: { quantity?: number };
  variants: { id: string; choices: Record<string, string>; stock: { inStock: boolean } }[];
}

function open() {
  const emulator = createEmulator({ catalogVersion: 'v1' });
  const sent: string[] = [];
  const meanwhile: (() => Promise<unknown>)[] = [];
  const client = createClient({
    auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID }),
    modules: { currentCart },
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const { pathname } = new URL(request.url);
      if (pathname.includes('/carts/')) sent.push(`${request.method} ${pathname.split('/').at(-1)}`);
      if (pathname.endsWith('add-to-cart')) await meanwhile.pop()?.();
      return emulator.fetch(request);
    },
    apiUrl: 'http://localhost',
  });
  const product = async (slug: string): Promise<WireProduct> => {
    const response = await client.use(fetchWithAuth)('/stores-reader/v1/products/query-platformized', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: { filter: { slug } } }),
    });
    const { products } = (await response.json()) as { products: [WireProduct] };
    return products[0];
  };
  const item = async (slug: string, quantity: number, options?: Record<string, unknown>) => ({
    quantity,
    catalogReference: { appId, catalogItemId: (await product(slug)).id, ...(options && { options }) },
  });
  /** The cart of the same visitor on another device. */
  const elsewhere = () =>
    createClient({
      auth: OAuthStrategy({ clientId: DEMO_CLIENT_ID, tokens: client.auth.getTokens() }),
      modules: { currentCart },
      fetch: (input, init) => emulator.fetch(new Request(input, init)),
      apiUrl: 'http://localhost',
    }).currentCart;
  return { emulator, cart: client.currentCart, sent, product, item, meanwhile, elsewhere };
}

let shop: ReturnType<typeof open>;
beforeEach(() => {
  shop = open();
});

const catchNotAdded = async (...lineItems: currentCart.LineItem[]): Promise<currentCart.LineItemNotAddedError> => {
  const error: unknown = await shop.cart.addAllToCurrentCart({ lineItems }).catch((caught: unknown) => caught);
  if (error instanceof currentCart.LineItemNotAddedError) return error;
  throw new Error('It was added.', { cause: error });
};

test('adds to a new and to an existing cart', async () => {
  const lineItems = [await shop.item('espresso-pair', 2)];
  const { cart } = await shop.cart.addAllToCurrentCart({ lineItems });
  expect(cart?.lineItems).toMatchObject([{ quantity: 2 }]);
  const repeated = await shop.cart.addAllToCurrentCart({ lineItems });
  expect(repeated.cart?.lineItems).toMatchObject([{ quantity: 4 }]);
  expect(shop.sent).toEqual(['GET current', 'POST add-to-cart', 'GET current', 'POST add-to-cart']);
});

test('reports the item without a variant, and adds the other items', async () => {
  const error = await catchNotAdded(await shop.item('espresso-pair', 1), await shop.item('everyday-tee', 1));
  expect(error).toMatchObject({ reason: 'variant_or_modifier_missing', partial: true });
  expect(error.shortfalls).toMatchObject([{ index: 1, requestedQuantity: 1, addedQuantity: 0 }]);
  expect(error.cart).toEqual(await shop.cart.getCurrentCart());
  expect(error.cart.lineItems).toHaveLength(1);
});

test('reports items that are out of stock, partly in stock and not in the catalog', async () => {
  const { quantity = 0 } = (await shop.product('espresso-pair')).stock;
  const tee = await shop.product('everyday-tee');
  const soldOut = tee.variants.find(({ stock }) => !stock.inStock);
  const error = await catchNotAdded(
    await shop.item('espresso-pair', quantity + 3),
    await shop.item('everyday-tee', 1, { variantId: soldOut?.id }),
    { quantity: 1, catalogReference: { appId, catalogItemId: crypto.randomUUID(), options: { variantId: tee.id } } },
    await shop.item('everyday-tee', 1, { options: tee.variants.find(({ stock }) => stock.inStock)?.choices ?? {} }),
  );
  expect(error.shortfalls).toMatchObject([
    { index: 0, requestedQuantity: quantity + 3, addedQuantity: quantity, reason: 'out_of_stock' },
    { index: 1, requestedQuantity: 1, addedQuantity: 0, reason: 'out_of_stock' },
    { index: 2, requestedQuantity: 1, addedQuantity: 0, reason: 'not_found' },
  ]);
  expect(error.shortfalls).toHaveLength(3);
});

test('ignores concurrent changes to other line items', async () => {
  const slugs = ['espresso-pair', 'checkerboard-cushion', 'pond-mirror', 'slow-clock', 'milking-stool'];
  const good = await Promise.all(slugs.map((slug) => shop.item(slug, 1)));
  const bad = await shop.item('everyday-tee', 1);
  const results = await Promise.allSettled(
    [...good, bad, bad].map((lineItem) => shop.cart.addAllToCurrentCart({ lineItems: [lineItem] })),
  );
  expect(results.map(({ status }) => status)).toEqual([...good.map(() => 'fulfilled'), 'rejected', 'rejected']);
  const { lineItems = [] } = await shop.cart.getCurrentCart();
  expect(lineItems.map(({ quantity }) => quantity)).toEqual(good.map(() => 1));
});

test('ignores a concurrent change to the same line item between the read and the addition', async () => {
  const pair = await shop.item('espresso-pair', 3);
  const { cart } = await shop.cart.addToCurrentCart({ lineItems: [pair] });
  const setQuantity = (quantity: number) => () =>
    shop.elsewhere().updateCurrentCartLineItemQuantity([{ _id: cart?.lineItems?.[0]?._id ?? '', quantity }]);
  shop.meanwhile.push(setQuantity(1));
  const added = await shop.cart.addAllToCurrentCart({ lineItems: [{ ...pair, quantity: 1 }] });
  expect(added.cart?.lineItems).toMatchObject([{ quantity: 2 }]);
});

test('does not mistake a concurrent increase for the addition of a rejected item', async () => {
  const tee = await shop.product('everyday-tee');
  const inStock = tee.variants.find(({ stock }) => stock.inStock);
  const { cart } = await shop.cart.addToCurrentCart({
    lineItems: [await shop.item('everyday-tee', 1, { variantId: inStock?.id })],
  });
  shop.meanwhile.push(() =>
    shop.elsewhere().updateCurrentCartLineItemQuantity([{ _id: cart?.lineItems?.[0]?._id ?? '', quantity: 2 }]),
  );
  const error = await catchNotAdded(await shop.item('everyday-tee', 1));
  expect(error).toMatchObject({ reason: 'unknown', shortfalls: [{ requestedQuantity: 1, addedQuantity: 0 }] });
});

test('reports correctly to each of many concurrent buyers of the last items', async () => {
  const { quantity = 0 } = (await shop.product('low-shelf-bookcase')).stock;
  const lineItems = [await shop.item('low-shelf-bookcase', 1)];
  await shop.cart.addToCurrentCart({ lineItems: [await shop.item('espresso-pair', 1)] });
  const results = await Promise.allSettled(
    Array.from({ length: 6 }, () => shop.cart.addAllToCurrentCart({ lineItems })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(quantity);
});

test('rejects invalid line items without a request', async () => {
  const refused = { kind: 'validation', code: 'invalid_argument' };
  const add = (lineItem: currentCart.LineItem) => shop.cart.addAllToCurrentCart({ lineItems: [lineItem] });
  await expect(add({ quantity: 1, catalogReference: { appId, catalogItemId: ' ' } })).rejects.toMatchObject(refused);
  await expect(add({ quantity: 0, catalogReference: { appId, catalogItemId: 'a' } })).rejects.toMatchObject(refused);
  expect(shop.sent).toEqual([]);
});

test('fails if the cart cannot be read, instead of assuming that there is none', async () => {
  const lineItem = await shop.item('espresso-pair', 1);
  shop.emulator.injectFault({ path: '*/carts/current', status: 403 });
  await expect(shop.cart.addAllToCurrentCart({ lineItems: [lineItem] })).rejects.toMatchObject({ status: 403 });
  expect(shop.sent).toEqual(['GET current']);
});

import { isCartwrightError } from '@cartwright/core';
import { updateLineItemsInCurrentCart, type CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { createCatalog } from '@cartwright/stores/catalog';
import { validateSelection, getStock, listOptions, toLineItem } from '@cartwright/stores/selection';
import { act } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, storesAppId, type Platform } from '../../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../../testing/render.js';
import { LineItemNotAddedError } from '../index.js';
import { useWholeCart } from '../../testing/use-whole-cart.js';

const addPath = '/add-line-items';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

/** Product whose variant is not chosen. */
async function unspecified(slug: string): Promise<CatalogItemInput> {
  const { id: catalogItemId } = await platform.product(slug);
  return { catalogReference: { appId: storesAppId, catalogItemId }, quantity: 1 };
}

/** Adds, and gives the error that says what was not added. */
async function addTooMany(
  cart: ReturnType<typeof useWholeCart>,
  ...items: CatalogItemInput[]
): Promise<LineItemNotAddedError> {
  let error: unknown;
  await act(async () => {
    error = await cart.addItems(items).catch((reason: unknown) => reason);
  });
  if (error instanceof LineItemNotAddedError) return error;
  throw new Error('It was added.', { cause: error });
}

it('creates the cart of a visitor without one, and increases an existing line item', async () => {
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const mugs = await platform.lineItem('espresso-pair', 2);
  let adding: Promise<unknown> | undefined;
  act(() => void (adding = result.current.addItems([mugs])));
  expect(result.current).toMatchObject({ isUpdating: true, totalsAreStale: true, itemCount: 0 });
  await act(async () => void (await adding));
  expect(result.current).toMatchObject({ isUpdating: false, itemCount: 2 });
  await act(async () => void (await result.current.addItems([mugs])));
  expect(result.current.cart?.lineItems).toHaveLength(1);
  expect(result.current.itemCount).toBe(4);
});

it('adds before the cart has been read', async () => {
  await platform.fill(['espresso-pair', 2]);
  const mugs = await platform.lineItem('espresso-pair', 1);
  const { result } = renderWith(platform.client, () => useWholeCart());
  await act(async () => void (await result.current.addItems([mugs])));
  expect(result.current.itemCount).toBe(3);
});

it('adds the line item of a selection', async () => {
  const product = await platform.product('everyday-tee');
  const variant = product.variants?.find(({ stock }) => stock.availability === 'IN_STOCK');
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const tee = toLineItem(product, { choices: variant?.choices ?? {} }, 2);
  await act(async () => void (await result.current.addItems([tee])));
  expect(result.current.cart?.lineItems).toMatchObject([
    { source: { catalogReference: tee.catalogReference }, quantityInfo: { requestedQuantity: 2 } },
  ]);
});

it.each(['v1', 'v3'] as const)(
  'adds every product of Catalog %s, except those that are sold out or require a text',
  async (version) => {
    platform = createPlatform(2, version);
    const { items } = await createCatalog(platform.client).queryProducts({ limit: 50 });
    const products = await Promise.all(items.map(({ slug }) => platform.product(slug)));
    const { result } = await renderLoaded(platform.client, () => useWholeCart());
    let added = 0;
    for (const product of products) {
      let choices: Record<string, string> = {};
      for (const { name } of listOptions(product)) {
        const option = listOptions(product, { choices }).find((one) => one.name === name);
        const choice = option?.choices.find(({ availability }) => availability === 'IN_STOCK');
        choices = { ...choices, [name]: choice?.name ?? '' };
      }
      if (getStock(product, { choices }).availability !== 'IN_STOCK') continue;
      if (validateSelection(product, { choices }).some(({ reason }) => reason === 'text_missing')) continue;
      await act(async () => void (await result.current.addItems([toLineItem(product, { choices })])));
      added++;
      expect(result.current.itemCount).toBe(added);
    }
    expect(added).toBeGreaterThan(30);
  },
);

it('adds to the smaller quantity that another device has set', async () => {
  await platform.fill(['espresso-pair', 3]);
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const _id = result.current.cart?.lineItems?.[0]?._id ?? '';
  await platform.client.use(updateLineItemsInCurrentCart)({
    lineItems: [{ lineItemId: _id, quantity: { newQuantity: 1 } }],
  });
  const pair = await platform.lineItem('espresso-pair', 1);
  await act(async () => void (await result.current.addItems([pair])));
  expect(result.current).toMatchObject({ itemCount: 2, totalsAreStale: false });
});

it('does not mistake an increase by another device for the addition of a sold-out or unspecified item', async () => {
  const tee = await platform.product('everyday-tee');
  const variant = tee.variants?.find(({ stock }) => stock.availability === 'IN_STOCK');
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  await act(async () => void (await result.current.addItems([toLineItem(tee, { choices: variant?.choices ?? {} })])));
  const _id = result.current.cart?.lineItems?.[0]?._id ?? '';
  await platform.client.use(updateLineItemsInCurrentCart)({
    lineItems: [{ lineItemId: _id, quantity: { newQuantity: 2 } }],
  });
  const unnamed = await addTooMany(result.current, await unspecified('everyday-tee'));
  expect(unnamed).toMatchObject({
    reason: 'variant_or_modifier_missing',
    partial: false,
    shortfalls: [{ requestedQuantity: 1, addedQuantity: 0 }],
  });
  const soldOut = await addTooMany(result.current, await platform.lineItem('orange-blossom-candle', 1));
  expect(soldOut).toMatchObject({ reason: 'out_of_stock', shortfalls: [{ requestedQuantity: 1, addedQuantity: 0 }] });
  expect(result.current.itemCount).toBe(2);
});

it('reports a missing variant', async () => {
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const error = await addTooMany(result.current, await unspecified('everyday-tee'));
  expect(isCartwrightError(error)).toBe(true);
  expect(error).toMatchObject({
    kind: 'application',
    code: 'line_item_not_added',
    reason: 'variant_or_modifier_missing',
    partial: false,
    shortfalls: [{ requestedQuantity: 1, addedQuantity: 0 }],
  });
  await waitFor(() => expect(result.current).toMatchObject({ itemCount: 0, totalsAreStale: false }));
  expect(result.current.cart).toEqual(error.cart);
});

it('reports an item that is out of stock', async () => {
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const error = await addTooMany(result.current, await platform.lineItem('orange-blossom-candle', 1));
  expect(error).toMatchObject({ reason: 'out_of_stock', partial: false });
});

it('reports the added and the requested quantity', async () => {
  const { id } = await platform.product('espresso-pair');
  const [{ quantity: stock = 0 } = {}] = await createCatalog(platform.client).getStock([id]);
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const some = await addTooMany(result.current, await platform.lineItem('espresso-pair', stock + 2));
  expect(some).toMatchObject({
    reason: 'out_of_stock',
    partial: true,
    shortfalls: [{ requestedQuantity: stock + 2, addedQuantity: stock }],
  });
  const none = await addTooMany(result.current, await platform.lineItem('espresso-pair', 1));
  expect(none).toMatchObject({
    reason: 'out_of_stock',
    partial: false,
    shortfalls: [{ requestedQuantity: 1, addedQuantity: 0 }],
  });
});

it('is partial when one of two items was added', async () => {
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const error = await addTooMany(
    result.current,
    await platform.lineItem('espresso-pair', 1),
    await unspecified('everyday-tee'),
  );
  const { id } = await platform.product('everyday-tee');
  expect(error).toMatchObject({
    partial: true,
    shortfalls: [{ catalogItemId: id, requestedQuantity: 1, addedQuantity: 0 }],
  });
  expect(result.current.itemCount).toBe(1);
});

it('rejects when the connection drops, and reads the cart again', async () => {
  await platform.fill(['checkerboard-cushion', 1]);
  const mugs = await platform.lineItem('espresso-pair', 1);
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  platform.emulator.injectFault({ path: `*${addPath}`, drop: true, afterwards: true });
  await act(async () => {
    await expect(result.current.addItems([mugs])).rejects.toMatchObject({ kind: 'network' });
  });
  await act(async () => void (await result.current.refetch()));
  expect(result.current).toMatchObject({ itemCount: 2, totalsAreStale: false });
  expect(platform.sent(addPath)).toHaveLength(1);
});

it('rejects invalid items before a request is sent', async () => {
  const { result } = await renderLoaded(platform.client, () => useWholeCart());
  const refused = { kind: 'validation', code: 'invalid_argument' };
  const empty = { appId: storesAppId, catalogItemId: ' ' };
  await expect(result.current.addItems([])).rejects.toMatchObject(refused);
  await expect(result.current.addItems([{ catalogReference: empty, quantity: 1 }])).rejects.toMatchObject(refused);
  const half = { ...(await platform.lineItem('espresso-pair')), quantity: 0.5 };
  await expect(result.current.addItems([half])).rejects.toMatchObject(refused);
  await expect(result.current.removeItem('')).rejects.toMatchObject(refused);
  expect(platform.sent(addPath)).toEqual([]);
});

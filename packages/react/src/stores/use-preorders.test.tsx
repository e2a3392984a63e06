import { getStock } from '@cartwright/stores/selection';
import { waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith } from '../testing/render.js';
import { usePreorders, useProductSelection } from './index.js';

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

const slugs = ['quiet-teapot', 'pedestal-cake-stand', 'orange-blossom-candle'];

it('adds pre-order settings with one request, and only to what is sold out', async () => {
  const given = await Promise.all(slugs.map((slug) => platform.product(slug)));
  const before = platform.sent().length;
  const { result } = renderWith(platform.client, () => usePreorders([...given]));
  expect(result.current.isPending).toBe(true);
  await waitFor(() => expect(result.current.isPending).toBe(false));
  const availability = result.current.products.map((product) => getStock(product).availability);
  expect(availability).toEqual(['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK']);
  expect(platform.sent()).toHaveLength(before + 1);
});

it('sends no request if everything is in stock, and for no products', async () => {
  const teapot = await platform.product('quiet-teapot');
  const before = platform.sent().length;
  const { result, rerender } = renderWith(platform.client, (products: (typeof teapot)[]) => usePreorders(products), [
    teapot,
  ]);
  expect(result.current).toEqual({ products: [teapot], isPending: false });
  rerender([]);
  expect(result.current).toEqual({ products: [], isPending: false });
  expect(platform.sent()).toHaveLength(before);
});

it('makes one variant of a product available for pre-order', async () => {
  const chair = await platform.product('spindle-chair');
  const { result } = renderWith(platform.client, () => {
    const { products } = usePreorders([chair]);
    return useProductSelection(products[0], { choices: { Finish: 'Black' } });
  });
  await waitFor(() => expect(result.current.stock?.availability).toBe('PREORDER'));
  expect(result.current.stock?.preorderMessage).toMatch(/six weeks/);
  expect(result.current.lineItem?.quantity).toBe(1);
});

it('leaves products sold out when the settings cannot be fetched', async () => {
  const stand = await platform.product('pedestal-cake-stand');
  platform.refuse('/variants/query', 403, 'NO_PERMISSION');
  const { result } = renderWith(platform.client, () => usePreorders([stand]));
  await waitFor(() => expect(result.current.isPending).toBe(false));
  expect(result.current.products).toEqual([stand]);
});

import { getStock } from '@cartwright/stores/selection';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderWith, waitFor } from '../testing/render.js';
import { useProductSelection, useStock, type Product } from './index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  it('adds pre-orders with one request for all products', async () => {
    const slugs = ['quiet-teapot', 'pedestal-cake-stand', 'orange-blossom-candle'];
    const given = await Promise.all(slugs.map((slug) => platform.product(slug)));
    const path = catalogVersion === 'v1' ? '/variants/query' : '/inventory-items/query';
    const { result } = renderWith(platform.client, () => useStock([...given]));
    expect(result.current.isLoading).toBe(true);
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    const availability = result.current.data.items.map((product) => getStock(product).availability);
    expect(availability).toEqual(['IN_STOCK', 'PREORDER', 'OUT_OF_STOCK']);
    expect(platform.sent(path)).toHaveLength(1);
  });

  it('sends no request if the stock is complete, and for no products', async () => {
    const product: Product = { ...(await platform.product('quiet-teapot')), stockIsComplete: true };
    const before = platform.sent().length;
    const { result, rerender } = renderWith(platform.client, (products: Product[]) => useStock(products), [product]);
    expect(result.current).toEqual({ data: { items: [product] }, error: null, isLoading: false });
    rerender([]);
    expect(result.current).toEqual({ data: { items: [] }, error: null, isLoading: false });
    expect(platform.sent()).toHaveLength(before);
  });

  it('makes one variant of a product available for pre-order', async () => {
    const chair = await platform.product('spindle-chair');
    const { result } = renderWith(platform.client, () => {
      const { data } = useStock([chair]);
      return useProductSelection(data.items[0], { choices: { Finish: 'Black' } });
    });
    await waitFor(() => expect(result.current.stock?.preorderMessage).toMatch(/six weeks/));
    expect(result.current.stock?.availability).toBe('PREORDER');
    expect(result.current.lineItem?.quantity).toBe(1);
  });

  it('leaves products as they are when their stock cannot be fetched', async () => {
    const stand = await platform.product('pedestal-cake-stand');
    platform.refuse(catalogVersion === 'v1' ? '/variants/query' : '/inventory-items/query', 403, 'NO_PERMISSION');
    const { result } = renderWith(platform.client, () => useStock([stand]));
    await waitFor(() => expect(result.current.isLoading).toBe(false));
    expect(result.current).toMatchObject({ data: { items: [stand] }, error: { code: 'NO_PERMISSION' } });
  });
});

it('knows the quantities of Catalog V3', async () => {
  const platform = createPlatform(2, 'v3');
  const bookcase = await platform.product('low-shelf-bookcase');
  const { result } = renderWith(platform.client, () => useProductSelection(useStock([bookcase]).data.items[0]));
  await waitFor(() => expect(result.current.maxQuantity).toBe(2));
});

import { createCatalog } from '@cartwright/stores/catalog';
import { getDiscount, getPrice, getStock } from '@cartwright/stores/selection';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { renderWith, waitFor } from '../../testing/render.js';
import {
  parseListingFilters,
  serializeListingFilters,
  useProductListing,
  type ListingFilters,
  type UseProductListingOptions,
} from '../index.js';

describe('filters in a URL', () => {
  it.each<[string, ListingFilters]>([
    ['', {}],
    ['sort=price-low&min=5&max=50', { sort: 'price-low', minPrice: 5, maxPrice: 50 }],
    ['type=digital&stock=in&sale=on', { productType: 'digital', inStock: true, onSale: true }],
    ['option=Color%3AMoss&option=Color%3AInk&option=Size%3AM', { choices: { Color: ['Moss', 'Ink'], Size: ['M'] } }],
  ])('%s', (text, filters) => {
    expect(parseListingFilters(text)).toEqual(filters);
    expect(serializeListingFilters(filters).toString()).toBe(text);
  });

  it('ignore what makes no sense, and keep other parameters', () => {
    const text = 'sort=random&min=-1&max=lots&stock=out&sale=off&option=Color&option=:Moss&option=Fit%3Aa%3Ab&q=mug';
    expect(parseListingFilters(text)).toEqual({ choices: { Fit: ['a:b'] } });
    expect(serializeListingFilters({ inStock: true, sort: 'featured' }, text).toString()).toBe('q=mug&stock=in');
  });
});

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  async function renderListing(options: UseProductListingOptions) {
    const rendered = renderWith(platform.client, useProductListing, options);
    await waitFor(() => expect(rendered.result.current).toMatchObject({ isSearching: false, isPending: false }));
    return rendered;
  }

  describe('without default filters', () => {
    it('lists pages as the platform sorts them, with the facets of the whole listing', async () => {
      const { result } = await renderListing({ pageSize: 8 });
      expect(result.current.data?.items).toHaveLength(8);
      const total = result.current.data?.totalCount ?? 0;
      expect(total).toBeGreaterThan(100);
      act(() => void result.current.fetchNextPage());
      await waitFor(() => expect(result.current.data?.items).toHaveLength(16));
      await waitFor(() => expect(result.current.facets.productTypes.map(({ name }) => name)).toContain('digital'));
      expect(result.current.facets.options.map(({ name }) => name)).toContain('Color');
      expect(result.current.facets.prices?.currency).toBe('USD');
      expect(result.current).toMatchObject({ hasNextPage: true, isEmpty: false, data: { searchedCount: undefined } });
    });

    it('finds the products of a collection, and by name and type', async () => {
      const { id } = (await createCatalog(platform.client).getCategory({ slug: 'kitchen-table' }))!;
      const { result, rerender } = await renderListing({ collectionId: id });
      expect((result.current.data?.items ?? []).every(({ categoryIds }) => categoryIds.includes(id))).toBe(true);
      rerender({ search: ' BEANIE ' });
      expect(result.current.isSearching).toBe(true);
      await waitFor(() => expect(result.current.isSearching).toBe(false));
      expect((result.current.data?.items ?? []).map(({ name }) => name)).toContain('Watch Beanie');
      rerender({ filters: { productType: 'digital' } });
      await waitFor(() => expect(result.current.isSearching).toBe(false));
      expect(new Set((result.current.data?.items ?? []).map(({ type }) => type))).toEqual(new Set(['digital']));
    });

    it('says that nothing is in it', async () => {
      const { result } = await renderListing({ search: 'zeppelin' });
      await waitFor(() => expect(result.current.isEmpty).toBe(true));
      expect(result.current).toMatchObject({ data: { items: [], totalCount: 0 }, hasNextPage: false });
    });

    it('sends nothing while it is not enabled', () => {
      const { result } = renderWith(platform.client, useProductListing, { enabled: false });
      expect(result.current).toMatchObject({ data: undefined, isEmpty: false, isSearching: false });
      expect(platform.sent()).toEqual([]);
    });
  });

  describe('with filters that the platform does not have', () => {
    it('sorts the whole catalog by the price as charged', async () => {
      const { result } = await renderListing({ filters: { sort: 'price-high' }, pageSize: 50 });
      const prices = (result.current.data?.items ?? []).map((product) => Number(getPrice(product)?.amount));
      expect(prices).toHaveLength(50);
      expect(prices).toEqual([...prices].sort((one, other) => other - one));
      expect(result.current.data?.totalCount).toBeGreaterThan(100);
      act(() => void result.current.fetchNextPage());
      await waitFor(() => expect(result.current.data?.items).toHaveLength(100));
    });

    it('compares charged prices, stock, sale and choices', async () => {
      const filters = { onSale: true, inStock: true, maxPrice: 60 };
      const { result, rerender } = await renderListing({ filters });
      expect((result.current.data?.items ?? []).length).toBe(result.current.data?.totalCount);
      expect(result.current.data?.totalCount).toBeGreaterThan(5);
      for (const product of result.current.data?.items ?? []) {
        expect(getDiscount(product)).toBeDefined();
        expect(Number(getPrice(product)?.amount)).toBeLessThanOrEqual(60);
        expect(getStock(product).availability).toBe('IN_STOCK');
      }
      rerender({ filters: { choices: { Color: ['Moss', 'Ink'], Size: ['M'] } } });
      await waitFor(() => expect(result.current.isSearching).toBe(false));
      const names = (result.current.data?.items ?? []).map(({ options }) => options.map(({ name }) => name));
      expect(names.length).toBeGreaterThan(0);
      expect(names.every((list) => list.includes('Color') && list.includes('Size'))).toBe(true);
    });

    it('asks before it searches on', async () => {
      const filters = { choices: { Color: ['No such color'] } };
      const { result } = await renderListing({ filters, searchLimit: 100 });
      expect(result.current).toMatchObject({
        data: { items: [], searchedCount: 100, totalCount: undefined },
        hasNextPage: true,
      });
      act(() => void result.current.fetchNextPage());
      await waitFor(() =>
        expect(result.current).toMatchObject({ data: { totalCount: 0, searchedCount: undefined }, hasNextPage: false }),
      );
    });

    it.runIf(catalogVersion === 'v1')('continues where a request failed', async () => {
      const gate = platform.delay(platform.paths.products);
      const { result } = renderWith(platform.client, useProductListing, { filters: { sort: 'price-low' } });
      await waitFor(() => expect(gate.waiting()).toBe(1));
      platform.refuse(platform.paths.products, 403, 'NO_PERMISSION');
      gate.open();
      await waitFor(() => expect(result.current).toMatchObject({ isError: true, isSearching: false, data: undefined }));
      act(() => void result.current.fetchNextPage());
      await waitFor(() => expect(result.current).toMatchObject({ isError: false, isSearching: false }));
      expect(result.current.data?.totalCount).toBeGreaterThan(100);
      expect(platform.sent()).toHaveLength(3);
    });

    it.runIf(catalogVersion === 'v1')(
      'sends no request for other filters of the same products, and all again for a refetch',
      async () => {
        const { result, rerender } = await renderListing({ filters: { sort: 'price-low' }, pageSize: 100 });
        await waitFor(() => expect(result.current.facets.prices).toBeDefined());
        expect(platform.sent()).toHaveLength(2);
        rerender({ filters: { inStock: true }, pageSize: 100 });
        expect(result.current).toMatchObject({ isSearching: true });
        await waitFor(() => expect(result.current).toMatchObject({ isSearching: false, hasNextPage: true }));
        act(() => void result.current.fetchNextPage());
        await waitFor(() => expect(result.current.hasNextPage).toBe(false));
        expect(result.current.data?.items).toHaveLength(result.current.data?.totalCount ?? 0);
        expect(platform.sent()).toHaveLength(2);
        await act(() => result.current.refetch());
        expect(platform.sent()).toHaveLength(4);
      },
    );
  });

  it.runIf(catalogVersion === 'v3')(
    'filters and sorts by charged price and stock with one request, besides those of the facets',
    async () => {
      const filters: ListingFilters = { sort: 'price-low', minPrice: 20, inStock: true };
      const { result } = await renderListing({ filters, pageSize: 10 });
      const prices = (result.current.data?.items ?? []).map((product) => Number(getPrice(product)?.amount));
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      expect(prices[0]).toBeGreaterThanOrEqual(20);
      expect((result.current.data?.items ?? []).every((product) => getStock(product).availability === 'IN_STOCK')).toBe(
        true,
      );
      expect(result.current.data?.totalCount).toBeGreaterThan(50);
      await waitFor(() => expect(result.current.facets.prices).toBeDefined());
      expect(result.current.facets.inStockCount).toBe(result.current.data?.totalCount);
      expect(platform.sent()).toHaveLength(3);
    },
  );

  it('keeps its products when the next page fails, and continues', async () => {
    const { result } = await renderListing({ pageSize: 8 });
    await waitFor(() => expect(result.current.isEmpty).toBe(false));
    platform.refuse(platform.paths.products, 403, 'NO_PERMISSION');
    act(() => void result.current.fetchNextPage());
    await waitFor(() => expect(result.current).toMatchObject({ isError: true, error: { code: 'NO_PERMISSION' } }));
    expect(result.current.data?.items).toHaveLength(8);
    act(() => void result.current.fetchNextPage());
    await waitFor(() => expect(result.current).toMatchObject({ isError: false, isSearching: false }));
    expect(result.current.data?.items).toHaveLength(16);
  });

  it('is an error when the platform refuses, and can be fetched again', async () => {
    platform.refuse(platform.paths.products, 403, 'NO_PERMISSION');
    platform.refuse(platform.paths.products, 403, 'NO_PERMISSION');
    const { result } = renderWith(platform.client, useProductListing, {});
    await waitFor(() => expect(result.current).toMatchObject({ isError: true, error: { code: 'NO_PERMISSION' } }));
    act(() => void result.current.refetch());
    await waitFor(() => expect(result.current.data?.items).toHaveLength(24));
  });

  it('needs a provider', () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    expect(() => renderHook(() => useProductListing())).toThrow('CartwrightProvider');
    log.mockRestore();
  });
});

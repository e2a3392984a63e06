import { act } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith, waitFor } from '../testing/render.js';
import { useProducts } from './index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  it('reads page after page, each product once, until there is none', async () => {
    const { result } = await renderLoaded(platform.client, () => useProducts({ limit: 50 }));
    const total = result.current.data?.totalCount ?? 0;
    expect(total).toBeGreaterThan(100);
    expect(result.current).toMatchObject({ hasNextPage: true });
    while (result.current.hasNextPage) {
      await act(() => result.current.fetchNextPage());
      await waitFor(() => expect(result.current.isFetchingNextPage).toBe(false));
    }
    expect(new Set((result.current.data?.items ?? []).map(({ id }) => id)).size).toBe(total);
    expect(result.current.data?.items ?? []).toHaveLength(total);
    expect(result.current.data?.totalCount).toBe(total);
    expect(platform.sent(platform.paths.products)).toHaveLength(Math.ceil(total / 50));
  });

  it('filters and sorts', async () => {
    const query = { filter: { maxPrice: 30 }, sort: '-name', limit: 5 } as const;
    const { result } = await renderLoaded(platform.client, () => useProducts(query));
    const found = result.current.data?.items ?? [];
    expect(found).toHaveLength(5);
    const names = found.map(({ name }) => name);
    expect(names).toEqual([...names].sort().reverse());
    expect(Math.max(...found.map(({ priceRange }) => Number(priceRange?.min)))).toBeLessThanOrEqual(30);
  });

  it('keeps the previous data until the response to a new query arrives', async () => {
    const { result, rerender } = await renderLoaded(
      platform.client,
      ({ name }: { name: string }) => useProducts({ filter: { namePrefix: name } }),
      { name: 'Espresso' },
    );
    expect((result.current.data?.items ?? []).map(({ slug }) => slug)).toEqual(['espresso-pair']);
    const gate = platform.delay(platform.paths.products);
    rerender({ name: 'Day Pack' });
    expect(result.current).toMatchObject({ isPlaceholderData: true, data: { items: [{ slug: 'espresso-pair' }] } });
    gate.open();
    await waitFor(() => expect(result.current.isPlaceholderData).toBe(false));
    expect((result.current.data?.items ?? []).map(({ slug }) => slug)).toEqual(['day-pack']);
  });

  it('sends nothing while it is disabled', async () => {
    const { result, rerender } = renderWith(
      platform.client,
      ({ enabled }: { enabled: boolean }) => useProducts({}, { query: { enabled } }),
      { enabled: false },
    );
    expect(result.current).toMatchObject({ data: undefined, isFetching: false });
    expect(platform.sent()).toEqual([]);
    rerender({ enabled: true });
    await waitFor(() => expect((result.current.data?.items ?? []).length).toBeGreaterThan(0));
  });

  it('says which condition the catalog does not support', async () => {
    // @ts-expect-error weather is no condition
    const { result } = await renderLoaded(platform.client, () => useProducts({ filter: { weather: 'fair' } }));
    expect(result.current).toMatchObject({ isError: true, data: undefined, error: { code: 'catalog_unsupported' } });
  });
});

import type { Product } from '@cartwright/stores/products';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import { renderLoaded, renderWith } from '../testing/render.js';
import { useProducts } from './index.js';

const path = '/query-platformized';
const price = ({ priceData }: Product) => priceData?.price ?? NaN;

let platform: Platform;
beforeEach(() => {
  platform = createPlatform();
});

it('reads page after page, each product once, until there is none', async () => {
  const { result } = await renderLoaded(platform.client, () => useProducts({ paging: { limit: 50 } }));
  const total = result.current.data?.totalCount ?? 0;
  expect(total).toBeGreaterThan(100);
  expect(result.current).toMatchObject({ hasNextPage: true });
  while (result.current.hasNextPage) {
    await act(() => result.current.fetchNextPage());
    await waitFor(() => expect(result.current.isFetchingNextPage).toBe(false));
  }
  expect(new Set((result.current.data?.products ?? []).map(({ _id }) => _id)).size).toBe(total);
  expect(result.current.data?.products ?? []).toHaveLength(total);
  expect(platform.sent(path)).toHaveLength(Math.ceil(total / 50));
});

it('filters, sorts and begins where the query says', async () => {
  const query = {
    filter: { price: { $lte: 30 } },
    sort: [{ fieldName: 'price' as const, order: 'DESC' as const }],
    paging: { limit: 5, offset: 2 },
  };
  const { result } = await renderLoaded(platform.client, () => useProducts(query));
  const prices = (result.current.data?.products ?? []).map(price);
  expect(prices).toHaveLength(5);
  expect(prices).toEqual([...prices].sort((a, b) => b - a));
  expect(Math.max(...prices)).toBeLessThanOrEqual(30);
});

it('keeps the previous data until the response to a new query arrives', async () => {
  const { result, rerender } = await renderLoaded(
    platform.client,
    ({ slug }: { slug: string }) => useProducts({ filter: { slug } }),
    { slug: 'espresso-pair' },
  );
  expect((result.current.data?.products ?? []).map(({ slug }) => slug)).toEqual(['espresso-pair']);
  const gate = platform.hold(path);
  rerender({ slug: 'day-pack' });
  expect(result.current).toMatchObject({ isPlaceholderData: true, data: { products: [{ slug: 'espresso-pair' }] } });
  gate.open();
  await waitFor(() => expect(result.current.isPlaceholderData).toBe(false));
  expect((result.current.data?.products ?? []).map(({ slug }) => slug)).toEqual(['day-pack']);
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
  await waitFor(() => expect((result.current.data?.products ?? []).length).toBeGreaterThan(0));
});

it('says which field the platform does not filter by', async () => {
  // @ts-expect-error weather is no field of a product
  const { result } = await renderLoaded(platform.client, () => useProducts({ filter: { weather: 'fair' } }));
  expect(result.current).toMatchObject({ isError: true, data: undefined, error: { status: 400 } });
});

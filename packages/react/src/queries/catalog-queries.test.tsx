// @vitest-environment node
import { dehydrate, hydrate, QueryClient, QueryObserver, type DehydratedState } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import {
  collectionQuery,
  collectionsQuery,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  queryKeys,
} from './index.js';

let platform: Platform;
let queryClient: QueryClient;
beforeEach(() => {
  platform = createPlatform();
  queryClient = new QueryClient();
});

it('loads products and collections without React', async () => {
  const { client } = platform;
  const product = await queryClient.ensureQueryData(productQuery(client, { slug: 'espresso-pair' }));
  expect(product).toMatchObject({ slug: 'espresso-pair', lastUpdated: expect.any(Date) as Date });
  const byId = await queryClient.ensureQueryData(productQuery(client, { id: product?._id ?? '' }));
  expect(byId).toEqual(product);
  expect(await queryClient.fetchQuery(productQuery(client, { slug: 'no-such-product' }))).toBeNull();
  const page = await queryClient.fetchQuery(productsQuery(client, { paging: { limit: 3 } }));
  expect(page.products).toHaveLength(3);
  const collection = await queryClient.fetchQuery(collectionQuery(client, { slug: 'all-products' }));
  expect(await queryClient.fetchQuery(collectionQuery(client, { id: collection?._id ?? '' }))).toEqual(collection);
  const { collections } = await queryClient.fetchQuery(collectionsQuery(client));
  expect(collections?.map(({ slug }) => slug)).toContain('all-products');
});

it('has keys with descriptive prefixes', async () => {
  const { client } = platform;
  expect(productQuery(client, { slug: 'a' }).queryKey).toEqual(['cartwright', 'products', 'product', { slug: 'a' }]);
  await queryClient.prefetchQuery(productQuery(client, { slug: 'espresso-pair' }));
  await queryClient.prefetchQuery(productsQuery(client, { paging: { limit: 1 } }));
  await queryClient.prefetchInfiniteQuery(productsInfiniteQuery(client, { paging: { limit: 1 } }));
  await queryClient.prefetchQuery(collectionsQuery(client));
  await queryClient.invalidateQueries({ queryKey: queryKeys.products() });
  const states = queryClient
    .getQueryCache()
    .getAll()
    .map(({ queryKey, state }) => [queryKey[1], state.isInvalidated]);
  expect(states).toEqual([...Array<unknown>(3).fill(['products', true]), ['collections', false]]);
});

it('repeats no request within a minute', async () => {
  const options = productQuery(platform.client, { slug: 'espresso-pair' });
  await queryClient.prefetchQuery(options);
  await queryClient.prefetchQuery(options);
  const leave = new QueryObserver(queryClient, options).subscribe(() => {});
  leave();
  expect(platform.sent()).toHaveLength(1);
});

it('fetches the next page until there is none', async () => {
  const options = productsInfiniteQuery(platform.client, { paging: { limit: 20 } });
  const { pages, pageParams } = await queryClient.fetchInfiniteQuery({ ...options, pages: 9 });
  expect(pageParams).toEqual(pages.map((_, index) => index * 20));
  expect(pages.at(-1)?.products?.length).toBeLessThan(20);
});

it('has dates from a cache that went through JSON', async () => {
  const options = productQuery(platform.client, { slug: 'espresso-pair' });
  await queryClient.prefetchQuery(options);
  const restored = new QueryClient();
  hydrate(restored, JSON.parse(JSON.stringify(dehydrate(queryClient))) as DehydratedState);
  const { data } = new QueryObserver(restored, options).getCurrentResult();
  expect(data).toEqual(queryClient.getQueryData(options.queryKey));
});

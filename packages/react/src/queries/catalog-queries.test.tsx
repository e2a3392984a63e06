// @vitest-environment node
import { getProduct } from '@cartwright/stores/products-v3';
import { dehydrate, hydrate, QueryClient, QueryObserver, type DehydratedState } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../testing/platform.js';
import {
  catalogOperationQuery,
  collectionQuery,
  collectionsQuery,
  productQuery,
  productsInfiniteQuery,
  productsQuery,
  queryKeys,
} from './index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  let queryClient: QueryClient;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
    queryClient = new QueryClient();
  });

  it('loads products and collections without React', async () => {
    const { client } = platform;
    const product = await queryClient.ensureQueryData(productQuery(client, { slug: 'espresso-pair' }));
    expect(product).toMatchObject({ slug: 'espresso-pair', name: 'Espresso Pair' });
    expect(product).not.toHaveProperty('raw');
    const byId = await queryClient.ensureQueryData(productQuery(client, { id: product?.id ?? '' }));
    expect(byId).toEqual(product);
    expect(await queryClient.fetchQuery(productQuery(client, { slug: 'no-such-product' }))).toBeNull();
    const page = await queryClient.fetchQuery(productsQuery(client, { limit: 3 }));
    expect(page.items).toHaveLength(3);
    const collection = await queryClient.fetchQuery(collectionQuery(client, { slug: 'all-products' }));
    expect(await queryClient.fetchQuery(collectionQuery(client, { id: collection?.id ?? '' }))).toEqual(collection);
    const { items } = await queryClient.fetchQuery(collectionsQuery(client));
    expect(items.map(({ slug }) => slug)).toContain('all-products');
  });

  it('has keys with descriptive prefixes', async () => {
    const { client } = platform;
    expect(productQuery(client, { slug: 'a' }).queryKey).toEqual(['cartwright', 'products', 'product', { slug: 'a' }]);
    await queryClient.prefetchQuery(productQuery(client, { slug: 'espresso-pair' }));
    await queryClient.prefetchQuery(productsQuery(client, { limit: 1 }));
    await queryClient.prefetchInfiniteQuery(productsInfiniteQuery(client, { limit: 1 }));
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
    const options = productsInfiniteQuery(platform.client, { limit: 20 });
    const { pages } = await queryClient.fetchInfiniteQuery({ ...options, pages: 9 });
    expect(pages.map(({ items }) => items.length).slice(0, -1)).toEqual(Array(pages.length - 1).fill(20));
    expect(pages.at(-1)?.items.length).toBeLessThan(20);
  });

  it('is equal from a cache that went through JSON', async () => {
    const options = productQuery(platform.client, { slug: 'espresso-pair' });
    await queryClient.prefetchQuery(options);
    const restored = new QueryClient();
    hydrate(restored, JSON.parse(JSON.stringify(dehydrate(queryClient))) as DehydratedState);
    const { data } = new QueryObserver(restored, options).getCurrentResult();
    expect(data).toEqual(queryClient.getQueryData(options.queryKey));
  });
});

it('detects the catalog version once per client, and not at all if it is known', async () => {
  const { client, emulator } = createPlatform();
  const queryClient = new QueryClient();
  const detections = () => emulator.requests().filter(({ path }) => path.endsWith('/provision/version')).length;
  await queryClient.fetchQuery(productsQuery(client, { limit: 1 }, { catalogVersion: 'v3' }));
  expect(detections()).toBe(0);
  await Promise.all([
    queryClient.fetchQuery(productsQuery(client, { limit: 2 })),
    queryClient.fetchQuery(collectionsQuery(client)),
  ]);
  await queryClient.fetchQuery(productQuery(client, { slug: 'espresso-pair' }));
  expect(detections()).toBe(1);
});

it('reads fields of one catalog version with its operations', async () => {
  const { client } = createPlatform(2, 'v3');
  const queryClient = new QueryClient();
  const { id } = (await queryClient.fetchQuery(productQuery(client, { slug: 'espresso-pair' })))!;
  const options = catalogOperationQuery(client, getProduct, id, { fields: ['CURRENCY'] });
  const { _createdDate, currency } = await queryClient.fetchQuery(options);
  expect([_createdDate, currency]).toEqual([expect.any(Date), 'USD']);
  expect(options.queryKey.slice(0, 3)).toEqual(['cartwright', 'products', 'stores.productsV3.getProduct']);
});

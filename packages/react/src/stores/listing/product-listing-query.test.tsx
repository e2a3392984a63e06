// @vitest-environment node
import { dehydrate, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createPlatform } from '../../testing/platform.js';
import { listingFacetsQuery, productListingQuery, type ListingFilters } from '../index.js';

it.each<[string, ListingFilters]>([
  ['that the platform sorts', {}],
  ['that is searched for', { sort: 'price-low' }],
])('prefetches a listing %s on a server, without the products that were searched', async (_, filters) => {
  const { client, sent } = createPlatform();
  const queryClient = new QueryClient();
  await Promise.all([
    queryClient.prefetchInfiniteQuery(productListingQuery(client, { filters, pageSize: 5 })),
    queryClient.prefetchQuery(listingFacetsQuery(client)),
  ]);
  const { queries } = dehydrate(queryClient);
  expect(new Set(queries.map(({ queryKey }) => queryKey[2]))).toEqual(new Set(['listing', 'facets']));
  expect(queries).toHaveLength(2);
  // A page, and the two batches of the facets.
  expect(sent()).toHaveLength(3);
});

it.each(['v1', 'v3'] as const)('Catalog %s: every page knows how many products follow', async (catalogVersion) => {
  const { client } = createPlatform(2, catalogVersion);
  const listing = productListingQuery(client, { pageSize: 50 });
  const { pages } = await new QueryClient().fetchInfiniteQuery({ ...listing, pages: 9 });
  const counts = pages.map(({ items }) => items.length);
  const total = counts.reduce((sum, count) => sum + count, 0);
  expect(counts.length).toBeGreaterThan(2);
  expect(pages.map(({ remainingCount }) => remainingCount)).toEqual(
    counts.map((_, page) => total - counts.slice(0, page + 1).reduce((sum, count) => sum + count, 0)),
  );
});

it.each([
  // Catalog V3 sorts by price itself. The search limit does not end its pages.
  ['v3', 30],
  ['v1', 10],
] as const)(
  'finds every product of Catalog %s once, page by page, also beyond the search limit',
  async (version, last) => {
    const { client } = createPlatform(2, version);
    const queryClient = new QueryClient();
    const all = productListingQuery(client, { pageSize: 100 });
    const everything = await queryClient.fetchInfiniteQuery({ ...all, pages: 9 });
    const filters: ListingFilters = { sort: 'price-high' };
    const sorted = productListingQuery(client, { filters, pageSize: 30, searchLimit: 100 });
    const found = await queryClient.fetchInfiniteQuery({ ...sorted, pages: 99 });
    const getIds = ({ pages }: typeof found) => pages.flatMap(({ items }) => items.map(({ id }) => id)).sort();
    expect(getIds(found)).toEqual(getIds(everything));
    expect(found.pages.map(({ items }) => items.length).slice(0, 4)).toEqual([30, 30, 30, last]);
  },
);

// @vitest-environment node
import { createClient } from '@cartwright/core';
import { createEmulator, DEMO_CLIENT_ID } from '@cartwright/emulator';
import { OAuthStrategy } from '@cartwright/identity';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPlatform, type Platform } from '../../testing/platform.js';
import { countFacets, indexFacets, listingFacetsQuery, productListingQuery, type ListingFilters } from '../index.js';

describe.each(['v1', 'v3'] as const)('Catalog %s', (catalogVersion) => {
  let platform: Platform;
  beforeEach(() => {
    platform = createPlatform(2, catalogVersion);
  });

  it.each<ListingFilters>([
    {},
    { inStock: true, maxPrice: 80, sort: 'price-low' },
    { onSale: true, productType: 'physical' },
    { choices: { Color: ['Moss', 'Ink'], Size: ['M'] }, minPrice: 20 },
    { choices: { Scent: ['No such scent'] } },
  ])('counts the products that each value leads to with %j', async (filters) => {
    const queryClient = new QueryClient();
    const facets = countFacets(await queryClient.fetchQuery(listingFacetsQuery(platform.client)), filters);
    const countListing = async (others: ListingFilters) => {
      const listing = productListingQuery(platform.client, { filters: { ...filters, ...others }, pageSize: 100 });
      const { pages } = await queryClient.fetchInfiniteQuery({ ...listing, pages: 9 });
      return pages.reduce((sum, { items }) => sum + items.length, 0);
    };
    expect(facets.inStockCount).toBe(await countListing({ inStock: true }));
    expect(facets.onSaleCount).toBe(await countListing({ onSale: true }));
    expect(facets.productTypes.map(({ name }) => name).sort()).toEqual(['digital', 'physical']);
    for (const { name, count } of facets.productTypes) {
      expect([name, count]).toEqual([name, await countListing({ productType: name })]);
    }
    expect(facets.options.map(({ name }) => name)).toEqual(expect.arrayContaining(['Color', 'Size']));
    for (const { name, choices } of facets.options.slice(0, 2)) {
      for (const { name: choice, count } of choices.slice(0, 3)) {
        const expected = await countListing({ choices: { ...filters.choices, [name]: [choice] } });
        expect([choice, count]).toEqual([choice, expected]);
      }
    }
  });
});

it.each([
  ['counts all products of a listing with up to 500', 210, true],
  ['indexes the first 100 products of a longer listing, without counts', 510, false],
])('%s', async (_, seed, isCounted) => {
  const emulator = createEmulator({ seed });
  const auth = OAuthStrategy({ clientId: DEMO_CLIENT_ID });
  const client = createClient({ auth, fetch: (input, init) => emulator.fetch(new Request(input, init)) });
  const index = await new QueryClient().fetchQuery(listingFacetsQuery(client));
  expect(index.productCount > 100).toBe(isCounted);
  const facets = countFacets(index, { inStock: true });
  expect(facets.inStockCount !== undefined).toBe(isCounted);
  expect(facets.options[0]?.choices[0]?.count !== undefined).toBe(isCounted);
  expect(facets.options[0]?.choices[0]).toBeDefined();
});

it('lists no facets of no products', () => {
  expect(countFacets(indexFacets([]))).toEqual({
    prices: undefined,
    inStockCount: 0,
    onSaleCount: 0,
    productTypes: [],
    options: [],
  });
});

import type { CartwrightError, Client } from '@cartwright/core';
import type { CatalogPage, CatalogProductQuery } from '@cartwright/stores/catalog';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from './get-catalog.js';
import type { ProductSummary } from './product.js';
import { productsKey } from './query-keys.js';

/** Products of all fetched pages. */
export interface ProductPages {
  /** The products, without duplicates. */
  readonly items: ProductSummary[];
  /** Number of products on all pages, if the platform returned it. */
  readonly totalCount: number | undefined;
}

type Page = CatalogPage<ProductSummary>;
type Cursor = string | undefined;

/** Products of all pages, deduplicated: a catalog change between two requests can move a product to another page. */
const joinProductPages = ({ pages }: InfiniteData<Page, Cursor>): ProductPages => ({
  items: [...new Map(pages.flatMap(({ items }) => items).map((product) => [product.id, product])).values()],
  // Catalog V3 counts for the first page only.
  totalCount: pages.at(-1)?.totalCount ?? pages[0]?.totalCount,
});

/** Query of {@link productsInfiniteQuery}: filter, sort order, and page size. */
export type ProductPagesQuery = Omit<CatalogProductQuery, 'cursor'>;

type PagesKey = readonly [...ReturnType<typeof productsKey>, 'pages', ProductPagesQuery];

/**
 * Creates the query options of products, page by page, in either catalog version. The data are the products of all fetched
 * pages.
 *
 * @param client - Client of the user.
 * @param query - Filter, sort order and page size: `limit`, 50 by default. Without it, all products.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productsInfiniteQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchFirstPage = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchInfiniteQuery(productsInfiniteQuery(client, { limit: 24 }));
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const productsInfiniteQuery = (
  client: Client,
  query: ProductPagesQuery = {},
  options: CatalogVersionOptions = {},
) =>
  // eslint-disable-next-line @tanstack/query/exhaustive-deps -- All clients of a cache have the same catalog.
  infiniteQueryOptions<Page, CartwrightError, ProductPages, PagesKey, Cursor>({
    ...readOptions,
    queryKey: [...productsKey(), 'pages', query],
    queryFn: async ({ signal, pageParam: cursor }) => {
      const catalog = getCatalog(client, options);
      const { items, ...page } = await read(signal, (request) => catalog.queryProducts({ ...query, cursor }, request));
      return { items: items.map(withoutRaw), ...page };
    },
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    select: joinProductPages,
  });

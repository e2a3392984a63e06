import type { CartwrightError, Client } from '@cartwright/core';
import { queryProducts, type Product, type ProductQuery } from '@cartwright/stores/products';
import { infiniteQueryOptions, type InfiniteData } from '@tanstack/react-query';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { revive } from '../query/revive.js';
import { queryKeys } from './query-keys.js';

const products = { queryProducts };
const revived = /* @__PURE__ */ revive(queryProducts);

type Page = Awaited<ReturnType<typeof queryProducts>>;

/** Products of all fetched pages. */
export interface ProductPages {
  /** The products, without duplicates. */
  readonly products: Product[];
  /** Number of products on all pages. `undefined` when the platform has too many results to count. */
  readonly totalCount: number | undefined;
}

/** Products of all pages, deduplicated: a catalog change between two requests can move a product to another page. */
function joinProductPages({ pages }: InfiniteData<Page, number>): ProductPages {
  const metadata = pages.at(-1)?.metadata;
  const all = pages.flatMap((page) => revived(page).products ?? []);
  return {
    products: [...new Map(all.map((product) => [product._id, product])).values()],
    totalCount: metadata?.tooManyToCount ? undefined : (metadata?.total ?? undefined),
  };
}

type PagesKey = readonly [
  ...ReturnType<typeof queryKeys.products>,
  'pages',
  ProductPagesQuery,
  { limit: number; offset: number },
];

/** Query of {@link productsInfiniteQuery}: filter, sort, and offset paging. */
export type ProductPagesQuery = Omit<ProductQuery, 'cursorPaging'>;

/**
 * Creates the query options of products, page by page. The data are the products of all fetched pages.
 *
 * @param client - Client of the user.
 * @param query - Filter, sort and paging: `paging.limit` is the page size, 50 by default. Without it, all products.
 * @returns Options for `useInfiniteQuery`, `useSuspenseInfiniteQuery`, `prefetchInfiniteQuery` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productsInfiniteQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchFirstPage = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchInfiniteQuery(productsInfiniteQuery(client, { paging: { limit: 24 } }));
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function productsInfiniteQuery(client: Client, { paging, ...conditions }: ProductPagesQuery = {}) {
  const limit = paging?.limit ?? 50;
  const start = paging?.offset ?? 0;
  return infiniteQueryOptions<Page, CartwrightError, ProductPages, PagesKey, number>({
    ...readOptions,
    queryKey: [...queryKeys.products(), 'pages', conditions, { limit, offset: start }],
    queryFn: ({ signal, pageParam: offset }) =>
      read(signal, (request) =>
        client.use(products).queryProducts({ ...conditions, paging: { limit, offset } }, request),
      ),
    initialPageParam: start,
    getNextPageParam: ({ products, metadata }, _, offset) => {
      const total = metadata?.tooManyToCount ? undefined : metadata?.total;
      const isLast = total == null ? (products?.length ?? 0) < limit : offset + limit >= total;
      return isLast ? undefined : offset + limit;
    },
    select: joinProductPages,
  });
}

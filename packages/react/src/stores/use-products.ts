'use client';

import { queryProducts, type Product, type ProductQuery } from '@cartwright/stores/products';
import { keepPreviousData, useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { queryKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';

const products = { queryProducts };
const revived = /* @__PURE__ */ revive(queryProducts);

/** Options of {@link useProducts}. */
export interface UseProductsOptions {
  /**
   * Whether to fetch.
   *
   * @default true
   */
  enabled?: boolean;
  /**
   * Products per page, from 1 to 100.
   *
   * @default `paging.limit` of the query, or 50
   */
  pageSize?: number;
}

/** Result of {@link useProducts}. */
export interface ProductsResult extends ReadResult {
  /** Products of all fetched pages. */
  readonly products: Product[];
  /** Number of products on all pages. `undefined` until known, and when the platform has too many results to count. */
  readonly totalCount: number | undefined;
  /** Whether there is a next page. */
  readonly hasNextPage: boolean;
  /** Whether the next page is being fetched. */
  readonly isFetchingNextPage: boolean;
  /** Fetches the next page. Stable across renders. Never rejects: failures set `error`. */
  readonly fetchNextPage: () => Promise<unknown>;
}

type Answer = Awaited<ReturnType<typeof queryProducts>>;

/** Products of all pages, deduplicated: a catalog change between two requests can move a product to another page. */
function join({ pages }: InfiniteData<Answer, number>) {
  const metadata = pages.at(-1)?.metadata;
  const all = pages.flatMap((page) => revived(page).products ?? []);
  return {
    products: [...new Map(all.map((product) => [product._id, product])).values()],
    totalCount: metadata?.tooManyToCount ? undefined : (metadata?.total ?? undefined),
  };
}

const none: Product[] = [];

/**
 * Queries products, page by page. When the query changes, the previous products stay until the response arrives
 * (`isPlaceholderData`).
 *
 * @param query - Filter, sort and paging of `queryProducts`. Without it, all products. Uses offset paging.
 * @param options - Page size, and whether to fetch.
 * @returns The products fetched so far, and the query state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useProducts } from '@cartwright/react/stores';
 *
 * export function Shelf() {
 *   const { products, hasNextPage, fetchNextPage } = useProducts({ sort: [{ fieldName: 'price', order: 'ASC' }] });
 *   return (
 *     <>
 *       {products.map(({ _id, name }) => (
 *         <p key={_id}>{name}</p>
 *       ))}
 *       {hasNextPage && <button onClick={() => void fetchNextPage()}>More</button>}
 *     </>
 *   );
 * }
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export function useProducts(
  query: Omit<ProductQuery, 'cursorPaging'> = {},
  options: UseProductsOptions = {},
): ProductsResult {
  const { client, queryClient } = useCartwright();
  const { paging, ...conditions } = query;
  const limit = options.pageSize ?? paging?.limit ?? 50;
  const start = paging?.offset ?? 0;
  const result = useInfiniteQuery(
    {
      ...readOptions,
      queryKey: queryKey(queryProducts, conditions, { limit, offset: start }),
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
      select: join,
      enabled: options.enabled ?? true,
      placeholderData: keepPreviousData,
    },
    queryClient,
  );
  return {
    products: result.data?.products ?? none,
    totalCount: result.data?.totalCount,
    hasNextPage: result.hasNextPage,
    isFetchingNextPage: result.isFetchingNextPage,
    fetchNextPage: result.fetchNextPage,
    ...readResult(result),
  };
}

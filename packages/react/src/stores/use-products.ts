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

/** Settings of {@link useProducts}. */
export interface UseProductsOptions {
  /** `false`: read nothing yet. */
  enabled?: boolean;
  /** How many products a page holds, 1 to 100. Default: the query's `paging.limit`, or 50. */
  pageSize?: number;
}

/** What {@link useProducts} returns. */
export interface ProductsResult extends ReadResult {
  /** The products of all pages that were read. */
  readonly products: Product[];
  /** How many there are in all; `undefined` until it is known, or where the platform stopped counting. */
  readonly totalCount: number | undefined;
  /** There are more. */
  readonly hasNextPage: boolean;
  /** The next page is being read. */
  readonly isFetchingNextPage: boolean;
  /** Reads the next page. The same function each time. It does not reject: a failure becomes `error`. */
  readonly fetchNextPage: () => Promise<unknown>;
}

type Answer = Awaited<ReturnType<typeof queryProducts>>;

/** The products of all pages, each once: a catalog that changes between two reads moves products to another page. */
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
 * Products, page by page. When the query changes, the products of the one before stay until the answer is there
 * (`isPlaceholderData`).
 *
 * @param query - Filter and sort, as `queryProducts` takes them; all products without it. Pages go by position.
 * @param options - Page size, and whether to read at all.
 * @returns The products read so far, and how the read stands.
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

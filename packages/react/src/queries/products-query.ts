import type { Client } from '@cartwright/core';
import { queryProducts, type ProductQuery } from '@cartwright/stores/products';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { queryKeys } from './query-keys.js';

const products = { queryProducts };
/** Response of `queryProducts`. */
export type ProductsPage = Awaited<ReturnType<typeof queryProducts>>;

const select = /* @__PURE__ */ revive(queryProducts);

/**
 * Creates the query options of one page of products. The data is the response of `queryProducts`: `products` and the
 * paging `metadata`.
 *
 * @param client - Client of the user.
 * @param query - Filter, sort and paging. Without it, the first 100 products.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productsQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchNewest = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchQuery(productsQuery(client, { sort: [{ fieldName: 'lastUpdated', order: 'DESC' }] }));
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const productsQuery = (client: Client, query: ProductQuery = {}) =>
  readQuery(
    [...queryKeys.products(), 'list', query],
    (request): Promise<ProductsPage> => client.use(products).queryProducts(query, request),
    select,
  );

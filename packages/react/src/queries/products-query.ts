import type { Client } from '@cartwright/core';
import type { CatalogPage, CatalogProductQuery } from '@cartwright/stores/catalog';
import { readQuery } from '../query/read-query.js';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from './get-catalog.js';
import type { ProductSummary } from './product.js';
import { productsKey } from './query-keys.js';

/**
 * Creates the query options of one page of products, in either catalog version. The data are the `items` of the page, the
 * `nextCursor`, and the `totalCount`, which Catalog V3 returns with the first page only.
 *
 * @param client - Client of the user.
 * @param query - Filter, sort order and page. Without it, the first 50 products.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productsQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchNewest = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchQuery(productsQuery(client, { sort: 'newest' }));
 * ```
 * @see GET /stores/v3/products/search
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const productsQuery = (client: Client, query: CatalogProductQuery = {}, options: CatalogVersionOptions = {}) =>
  readQuery([...productsKey(), 'list', query], async (request): Promise<CatalogPage<ProductSummary>> => {
    const { items, ...page } = await getCatalog(client, options).queryProducts(query, request);
    return { items: items.map(withoutRaw), ...page };
  });

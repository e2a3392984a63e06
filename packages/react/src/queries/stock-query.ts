import type { Client } from '@cartwright/core';
import type { CatalogVariantStock } from '@cartwright/stores/catalog';
import { readQuery } from '../query/read-query.js';
import { getCatalog, type CatalogVersionOptions } from './get-catalog.js';
import type { Product, ProductSummary } from './product.js';
import { productsKey } from './query-keys.js';

/** Maximum number of products of a request for their stock. */
const maxIds = 100;

/**
 * Creates the query options of the stock that the platform does not return with products: the pre-orders of Catalog V1,
 * and the quantities of Catalog V3. Pass the data to `withStock` of `@cartwright/stores/catalog`. Sends no request if
 * the stock of all products is complete.
 *
 * @param client - Client of the user.
 * @param products - Products, such as those of a page; at most 100.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `prefetchQuery`, `ensureQueryData` and the like. `useStock` uses the same cache entry.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productQuery, stockQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function prefetchProduct(queryClient: QueryClient, client: Client, slug: string) {
 *   const product = await queryClient.fetchQuery(productQuery(client, { slug }));
 *   await queryClient.prefetchQuery(stockQuery(client, product ? [product] : []));
 *   return product;
 * }
 * ```
 * @see POST /stores-reader/v1/variants/query
 * @see GET /stores/v3/inventory-items/query
 */
export function stockQuery(
  client: Client,
  products: readonly (Product | ProductSummary)[],
  options: CatalogVersionOptions = {},
) {
  const ids = products
    .flatMap(({ id, stockIsComplete }) => (stockIsComplete ? [] : [id]))
    .sort()
    .slice(0, maxIds);
  return readQuery([...productsKey(), 'stock', ids], (request): Promise<CatalogVariantStock[]> =>
    ids.length === 0 ? Promise.resolve([]) : getCatalog(client, options).getStock(ids, request),
  );
}

import type { Client, RequestOptions } from '@cartwright/core';
import { readQuery } from '../query/read-query.js';
import type { BySlugOrId } from './by-slug-or-id.js';
import { getCatalog, withoutRaw, type CatalogVersionOptions } from './get-catalog.js';
import { productsKey } from './query-keys.js';
import type { Product } from './product.js';

/**
 * Creates the query options of a product, in either catalog version. The data is the product with its variants, or `null`
 * if it does not exist.
 *
 * @param client - Client of the user.
 * @param which - Slug or ID of the product.
 * @param options - `catalogVersion`: catalog version of the site, if known.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const productLoader = (queryClient: QueryClient, client: Client) => (slug: string) =>
 *   queryClient.ensureQueryData(productQuery(client, { slug }));
 * ```
 * @see GET /stores/v3/products/{productId}
 * @see GET /stores-reader/v1/products/{id}
 */
export const productQuery = (client: Client, which: BySlugOrId, options: CatalogVersionOptions = {}) =>
  readQuery([...productsKey(), 'product', which], async (request: RequestOptions): Promise<Product | null> => {
    const product = await getCatalog(client, options).getProduct(which, request);
    return product ? withoutRaw(product) : null;
  });

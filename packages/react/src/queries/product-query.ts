import type { Client, RequestOptions } from '@cartwright/core';
import { getProduct, queryProducts, type Product } from '@cartwright/stores/products';
import { readQuery } from '../query/read-query.js';
import { revive } from '../query/revive.js';
import { unlessMissing } from '../query/unless-missing.js';
import type { BySlugOrId } from './by-slug-or-id.js';
import { queryKeys } from './query-keys.js';

const products = { getProduct, queryProducts };
const select = /* @__PURE__ */ revive(getProduct, 'product');

/**
 * Creates the query options of a product. The data is the product, or `null` if it does not exist.
 *
 * @param client - Client of the user.
 * @param which - Slug or ID of the product.
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
 * @see GET /stores-reader/v1/products/query-platformized
 * @see GET /stores-reader/v1/products/{id}
 */
export const productQuery = (client: Client, which: BySlugOrId) =>
  readQuery(
    [...queryKeys.products(), 'product', which],
    async (request: RequestOptions): Promise<Product | null> => {
      const { getProduct, queryProducts } = client.use(products);
      const { slug, id } = which;
      if (id !== undefined) return (await unlessMissing(getProduct(id, {}, request)))?.product ?? null;
      const found = await queryProducts({ filter: { slug }, paging: { limit: 1 } }, request);
      return found.products?.[0] ?? null;
    },
    select,
  );

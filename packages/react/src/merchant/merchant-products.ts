import type { Client } from '@cartwright/core';
import {
  createProduct,
  deleteProduct,
  queryProducts,
  updateProduct,
  type ProductQuery,
} from '@cartwright/stores/products';
import type { QueryClient } from '@tanstack/react-query';
import { merchantMutation, type MerchantMutation } from './merchant-mutation.js';
import { merchantQuery } from './merchant-query.js';

/**
 * Creates the query options of products, hidden ones included. The data is the response of `queryProducts`. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param query - Filter, sort and paging. Without it, the first 100 products.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantProductsQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useDownloads = (client: Client) =>
 *   useQuery(merchantProductsQuery(client, { filter: { productType: 'digital' } })).data?.products;
 * ```
 * @see GET /stores-reader/v1/products/query-platformized
 */
export const merchantProductsQuery = (client: Client, query: ProductQuery = {}) =>
  merchantQuery(client, queryProducts, query);

/**
 * Creates the mutation options that create, update and delete products. The variables of a mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @returns Options for `useMutation`, by what they do.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { productMutations } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useRename(client: Client, productId: string) {
 *   const { mutate } = useMutation(productMutations(client, useQueryClient()).update);
 *   return (name: string) => mutate([productId, { name }]);
 * }
 * ```
 * @see POST /stores/v1/products
 * @see PATCH /stores/v1/products/{product.id}
 * @see DELETE /stores/v1/products/{id}
 */
export const productMutations = (
  client: Client,
  queryClient: QueryClient,
): {
  /** Creates a product: `[product]`. */
  create: MerchantMutation<typeof createProduct>;
  /** Updates a product: `[productId, fields]`. */
  update: MerchantMutation<typeof updateProduct>;
  /** Deletes a product: `[productId]`. */
  delete: MerchantMutation<typeof deleteProduct>;
} => ({
  create: merchantMutation(client, queryClient, createProduct),
  update: merchantMutation(client, queryClient, updateProduct),
  delete: merchantMutation(client, queryClient, deleteProduct),
});

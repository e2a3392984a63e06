import type { Client } from '@cartwright/core';
import { queryInventory, updateInventoryVariants, type QueryInventoryOptions } from '@cartwright/stores/inventory';
import type { QueryClient } from '@tanstack/react-query';
import { merchantMutation } from './merchant-mutation.js';
import { merchantQuery } from './merchant-query.js';

/**
 * Creates the query options of inventory items. The data is the response of `queryInventory`. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param options - Filter, sort and paging. Without it, the first 100 items.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantInventoryQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useStock = (client: Client, productId: string) =>
 *   useQuery(merchantInventoryQuery(client, { query: { filter: JSON.stringify({ productId }) } })).data?.inventoryItems;
 * ```
 * @see POST /stores-reader/v2/inventoryItems/query
 */
export const merchantInventoryQuery = (client: Client, options: QueryInventoryOptions = {}) =>
  merchantQuery(client, queryInventory, options);

/**
 * Creates the mutation options that change the inventory. The variables of a mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @returns Options for `useMutation`, by what they do.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { inventoryMutations } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useRestock(client: Client, productId: string, variantId: string) {
 *   const { mutate } = useMutation(inventoryMutations(client, useQueryClient()).update);
 *   return (quantity: number) => mutate([productId, { trackQuantity: true, variants: [{ variantId, quantity }] }]);
 * }
 * ```
 * @see PATCH /stores/v2/inventoryItems/product/{inventoryItem.productId}
 */
export const inventoryMutations = (client: Client, queryClient: QueryClient) => ({
  /** Sets quantities of variants: `[productId, { trackQuantity, variants }]`. */
  update: merchantMutation(client, queryClient, updateInventoryVariants),
});

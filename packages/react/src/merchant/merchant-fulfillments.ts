import type { Client } from '@cartwright/core';
import {
  createFulfillment,
  deleteFulfillment,
  listFulfillmentsForSingleOrder,
  updateFulfillment,
} from '@cartwright/ecom/order-fulfillments';
import type { QueryClient } from '@tanstack/react-query';
import { merchantMutation } from './merchant-mutation.js';
import { merchantQuery } from './merchant-query.js';

/**
 * Creates the query options of the fulfillments of an order. The data is the response of `listFulfillmentsForSingleOrder`. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantFulfillmentsQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useFulfillments = (client: Client, orderId: string) =>
 *   useQuery(merchantFulfillmentsQuery(client, orderId)).data?.orderWithFulfillments?.fulfillments;
 * ```
 * @see GET /ecom/v1/fulfillments/orders/{orderId}
 */
export const merchantFulfillmentsQuery = (client: Client, orderId: string) =>
  merchantQuery(client, listFulfillmentsForSingleOrder, orderId);

/**
 * Creates the mutation options that create, update and delete fulfillments. The variables of a mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @returns Options for `useMutation`, by what they do.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { fulfillmentMutations } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useShip(client: Client, orderId: string) {
 *   const { mutate } = useMutation(fulfillmentMutations(client, useQueryClient()).create);
 *   return (trackingNumber: string) => mutate([orderId, { trackingInfo: { trackingNumber, shippingProvider: 'ups' } }]);
 * }
 * ```
 * @see POST /ecom/v1/fulfillments/orders/{orderId}/create-fulfillment
 * @see PATCH /ecom/v1/fulfillments/{fulfillment.id}/orders/{orderId}
 * @see DELETE /ecom/v1/fulfillments/{fulfillmentId}/orders/{orderId}
 */
export const fulfillmentMutations = (client: Client, queryClient: QueryClient) => ({
  /** Creates a fulfillment: `[orderId, { lineItems, trackingInfo }]`. */
  create: merchantMutation(client, queryClient, createFulfillment),
  /** Updates a fulfillment: `[{ orderId, fulfillmentId }, fields]`. */
  update: merchantMutation(client, queryClient, updateFulfillment),
  /** Deletes a fulfillment: `[{ orderId, fulfillmentId }]`. */
  delete: merchantMutation(client, queryClient, deleteFulfillment),
});

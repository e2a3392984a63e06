import type { CartwrightError, Client, Operation } from '@cartwright/core';
import type { QueryClient, UseMutationOptions } from '@tanstack/react-query';
import { merchantKeys } from './merchant-query.js';

/** Options of the mutation of an operation. */
export type MerchantMutation<Of> =
  Of extends Operation<infer Args, infer Result> ? UseMutationOptions<Result, CartwrightError, Args> : never;

/**
 * Creates the mutation options of any operation that writes, for pages of a merchant: product and inventory updates,
 * fulfillments, refunds, cancellations. The variables of the mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched, also after a failure, which may have had an effect.
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @param operation - Operation that writes.
 * @returns Options for `useMutation`.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { refundPayments } from '@cartwright/ecom/order-billing';
 * import { createFulfillment } from '@cartwright/ecom/order-fulfillments';
 * import { merchantMutation } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useOrderActions(client: Client, orderId: string) {
 *   const queryClient = useQueryClient();
 *   const fulfillment = useMutation(merchantMutation(client, queryClient, createFulfillment));
 *   const refund = useMutation(merchantMutation(client, queryClient, refundPayments));
 *   return {
 *     ship: (trackingNumber: string) => fulfillment.mutate([orderId, { trackingInfo: { trackingNumber } }]),
 *     refund: () => refund.mutate([orderId]),
 *   };
 * }
 * ```
 */
export const merchantMutation = <Args extends unknown[], Result>(
  client: Client,
  queryClient: QueryClient,
  operation: Operation<Args, Result>,
): UseMutationOptions<Result, CartwrightError, Args> => ({
  retry: false,
  networkMode: 'always',
  mutationKey: merchantKeys.operation(operation),
  mutationFn: (args) => client.use(operation)(...args, {}),
  onSettled: () => queryClient.invalidateQueries({ queryKey: merchantKeys.all() }),
});

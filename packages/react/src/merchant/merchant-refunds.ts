import type { Client } from '@cartwright/core';
import { getOrderRefundability, refundPayments } from '@cartwright/ecom/order-billing';
import type { QueryClient } from '@tanstack/react-query';
import { merchantMutation } from './merchant-mutation.js';
import { merchantQuery } from './merchant-query.js';

/**
 * Creates the query options of what can be refunded of an order. The data is the response of `getOrderRefundability`. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param orderId - Order ID.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { merchantRefundabilityQuery } from '@cartwright/react/merchant';
 * import { useQuery } from '@tanstack/react-query';
 *
 * export const useMaxRefund = (client: Client, orderId: string) =>
 *   useQuery(merchantRefundabilityQuery(client, orderId)).data?.paymentsSummary?.monetary?.maxRefund;
 * ```
 * @see POST /ecom/v1/order-billing/get-order-refundability
 */
export const merchantRefundabilityQuery = (client: Client, orderId: string) =>
  merchantQuery(client, getOrderRefundability, orderId);

/**
 * Creates the mutation options that refund payments. The variables of a mutation are the arguments of the operation. Afterwards all
 * merchant data is refetched. Requires a merchant identity (API key or app).
 *
 * @param client - Client with an API key or app.
 * @param queryClient - Query client that caches the merchant's data.
 * @returns Options for `useMutation`, by what they do.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { refundMutations } from '@cartwright/react/merchant';
 * import { useMutation, useQueryClient } from '@tanstack/react-query';
 *
 * export function useRefund(client: Client, orderId: string) {
 *   const { mutate } = useMutation(refundMutations(client, useQueryClient()).payments);
 *   return (paymentId: string) => mutate([orderId, { paymentRefunds: [{ paymentId }] }]);
 * }
 * ```
 * @see POST /ecom/v1/order-billing/refund-payments
 */
export const refundMutations = (client: Client, queryClient: QueryClient) => ({
  /** Refunds payments of an order: `[orderId, { paymentRefunds, sideEffects }]`. */
  payments: merchantMutation(client, queryClient, refundPayments),
});

import { entity, operation, type BulkEntityResult, type BulkResponse } from '@cartwright/core';
import { paymentRequestShape, type OrderPaymentRequest } from './payment-request.js';

/** Created request and its payment page. */
export interface BulkOrderPaymentRequestItem {
  /** Created request. */
  orderPaymentRequest?: OrderPaymentRequest;
  /** URL of the payment page. */
  orderPaymentRequestUrl?: string;
}

/** Result for one request. `item` is absent unless `returnEntity` is set. */
export type BulkOrderPaymentRequestResult = BulkEntityResult<BulkOrderPaymentRequestItem>;

/** Options for `bulkCreateOrderPaymentRequests`. */
export interface BulkCreateOrderPaymentRequestsOptions {
  /**
   * Whether to return the created requests.
   *
   * @default false
   */
  returnEntity?: boolean;
}

/** Response of `bulkCreateOrderPaymentRequests`. */
export type BulkCreateOrderPaymentRequestsResponse = BulkResponse<BulkOrderPaymentRequestResult>;

const bulkPaymentRequestShape = /* @__PURE__ */ entity<BulkOrderPaymentRequestResult>({
  item: /* @__PURE__ */ entity<BulkOrderPaymentRequestItem>({ orderPaymentRequest: paymentRequestShape }),
});

/**
 * Creates requests to pay amounts of orders. Each succeeds or fails on its own. Not part of the platform's public API,
 * so it may change without notice.
 *
 * @param orderPaymentRequests - Requests, 1 to 100. `orderId`, `amount` and `title` are required.
 * @param options - Whether to return the created requests.
 * @returns The result of each request.
 * @throws `ApiError` with status 400 for an invalid field, 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderPaymentRequests } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderPaymentRequests } });
 *
 * export const requestDeposits = (orderIds: string[], amount: string) =>
 *   client.orderPaymentRequests.bulkCreateOrderPaymentRequests(
 *     orderIds.map((orderId) => ({ orderId, amount: { amount }, title: 'Deposit' })),
 *     { returnEntity: true },
 *   );
 * ```
 * @see POST /v1/bulk/order-payment-requests/create
 */
export const bulkCreateOrderPaymentRequests = /* @__PURE__ */ operation<
  [orderPaymentRequests: OrderPaymentRequest[], options?: BulkCreateOrderPaymentRequestsOptions],
  BulkCreateOrderPaymentRequestsResponse
>({
  id: 'ecom.orderPaymentRequests.bulkCreateOrderPaymentRequests',
  method: 'POST',
  path: '/v1/bulk/order-payment-requests/create',
  args: ['orderPaymentRequests', '...options'],
  request: { orderPaymentRequests: paymentRequestShape },
  response: { results: bulkPaymentRequestShape },
});

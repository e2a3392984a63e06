import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { ItemMetadata } from '../../commerce/responses/bulk.js';
import { orderTransactionsShape, type OrderTransactions } from '../../commerce/payments/order-transactions.js';
import type { PaymentRefund } from '../../commerce/payments/payment-refund.js';
import type { RefundDetails } from '../../commerce/payments/refund.js';
import type { RefundSideEffects } from '../../commerce/payments/restock.js';

/** What it is for, and what else is done. */
export interface TriggerRefundOptions {
  /** What it is for. */
  details?: RefundDetails;
  /** What else is done. */
  sideEffects?: RefundSideEffects;
}

/** The answer of `triggerRefund`. */
export interface TriggerRefundResponse {
  /** The order's payments and refunds as they are now. */
  orderTransactions?: OrderTransactions;
  /** The refund's id. */
  refundId?: string | null;
  /** The payments that could not be given back, and why. */
  failedPaymentIds?: ItemMetadata[];
}

/** Why the platform refuses `triggerRefund`. */
export type TriggerRefundApplicationErrors = ApplicationErrors<
  'PAYMENTS_NOT_FOUND' | 'REFUND_NOT_AVAILABLE' | 'INVALID_AMOUNT'
>;

/**
 * Gives payments of an order back. `refundPayments` of `orderBilling` does more. It is in none of the platform’s public
 * typings, so it may change.
 *
 * @param ecomOrderId - The order's id.
 * @param payments - The payments, and how much of each.
 * @param options - What it is for, and what else is done.
 * @returns The order's payments and refunds as they are now, and the refund's id.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link TriggerRefundApplicationErrors}, such as `PAYMENTS_NOT_FOUND`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const giveBack = (id: string, paymentId: string, amount: string) =>
 *   client.orders.triggerRefund(id, [{ paymentId, amount: { amount } }], { details: { reason: 'Broken' } });
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund
 */
export const triggerRefund = /* @__PURE__ */ operation<
  [ecomOrderId: string, payments: PaymentRefund[], options?: TriggerRefundOptions],
  TriggerRefundResponse
>({
  id: 'ecom.orders.triggerRefund',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/trigger-refund',
  args: ['ecomOrderId', 'payments', 'options'],
  input: (ecomOrderId, payments, options) => ({ ...options, ecomOrderId, payments }),
  response: { orderTransactions: orderTransactionsShape },
});

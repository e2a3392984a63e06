import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { PaymentRefund } from '../commerce/payments/payment-refund.js';
import { refundShape, type Refund } from '../commerce/payments/refund.js';
import type { RestockItem } from '../commerce/payments/restock.js';
import type { NonRefundableReason } from './enumerations.js';
import type { RefundItems } from './refund-items.js';

/** What goes back into stock. */
export interface RestockSideEffects {
  /** The line items. */
  lineItems?: RestockItem[];
}

/** Who is told. */
export interface NotificationSideEffects {
  /** Whether the buyer is told by e-mail. */
  sendCustomerEmail?: boolean;
  /** What the buyer is told in it. */
  customMessage?: string | null;
}

/** What else is done with a refund. */
export interface RefundSideEffects {
  /** What goes back into stock. */
  restock?: RestockSideEffects;
  /** Who is told. */
  notifications?: NotificationSideEffects;
}

/** The data of `PAYMENT_NOT_REFUNDABLE`. */
export interface PaymentNotRefundableDetails {
  /** The payment's id. */
  paymentId?: string;
  /** Why it can not be given back. */
  nonRefundableReason?: NonRefundableReason;
}

/** What is given back, and what else is done. */
export interface RefundPaymentsOptions {
  /** The payments, and how much of each. Default what the platform chooses. */
  paymentRefunds?: PaymentRefund[];
  /** What else is done. */
  sideEffects?: RefundSideEffects;
  /** What is given back. */
  refundItems?: RefundItems;
  /** Why, in the buyer's words. */
  customerReason?: string | null;
  /** The place of the business that gives it back. */
  locationId?: string | null;
}

/** Response of `refundPayments`. */
export interface RefundPaymentsResponse {
  /** The refund. */
  refund?: Refund;
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
}

/** Error codes of `refundPayments`. */
export type RefundPaymentsApplicationErrors = ApplicationErrors<
  | 'PAYMENT_NOT_FOUND'
  | 'LINE_ITEM_NOT_FOUND'
  | 'ADDITIONAL_FEE_NOT_FOUND'
  | 'SHIPPING_NOT_FOUND'
  | 'INVALID_PAYMENT_REFUND_AMOUNT'
  | 'INVALID_ADDITIONAL_FEE_REFUND_AMOUNT'
  | 'INVALID_SHIPPING_REFUND_AMOUNT'
  | 'INVALID_LINE_ITEM_REFUND_QUANTITY'
  | 'INVALID_LINE_ITEM_RESTOCK_QUANTITY'
  | 'PAYMENT_NOT_REFUNDABLE'
  | 'EXTERNAL_REFUND_EXPECTED'
  | 'PARTIAL_REFUND_FOR_MULTIPLE_LOCATIONS_NOT_ALLOWED'
>;

/**
 * Gives money back for an order, in whole or in parts, with restocking and e-mail.
 *
 * @param orderId - The order's id.
 * @param options - What is given back, and what else is done.
 * @returns The order's updated payments and refunds, and the new refund.
 * @throws `ApiError` with a code of {@link RefundPaymentsApplicationErrors}, such as `PAYMENT_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const giveBack = (id: string, lineItemId: string) =>
 *   client.orderBilling.refundPayments(id, {
 *     refundItems: { lineItems: [{ lineItemId, quantity: 1 }] },
 *     sideEffects: { restock: { lineItems: [{ lineItemId, quantity: 1 }] }, notifications: { sendCustomerEmail: true } },
 *     customerReason: 'Too small',
 *   });
 * ```
 * @see POST /ecom/v1/order-billing/refund-payments
 */
export const refundPayments = /* @__PURE__ */ operation<
  [orderId: string, options?: RefundPaymentsOptions],
  RefundPaymentsResponse
>({
  id: 'ecom.orderBilling.refundPayments',
  method: 'POST',
  path: '/ecom/v1/order-billing/refund-payments',
  args: ['orderId', 'options'],
  input: (orderId, options) => ({ ...options, orderId }),
  response: { refund: refundShape, orderTransactions: orderTransactionsShape },
});

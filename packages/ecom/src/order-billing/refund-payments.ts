import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import type { PaymentRefund } from '../commerce/payments/payment-refund.js';
import { refundShape, type Refund } from '../commerce/payments/refund.js';
import type { RestockItem } from '../commerce/payments/restock.js';
import type { NonRefundableReason } from './enumerations.js';
import type { RefundItems } from './refund-items.js';

/** Restocking of refunded items. */
export interface RestockSideEffects {
  /** Line items to restock, with the quantity of each. */
  lineItems?: RestockItem[];
}

/** Email to the buyer about a refund. */
export interface NotificationSideEffects {
  /**
   * Whether to notify the buyer by email.
   *
   * @default false
   */
  sendCustomerEmail?: boolean;
  /** Message to the buyer in the email, 1 to 1,000 characters. */
  customMessage?: string | null;
}

/** Side effects of a refund. */
export interface RefundSideEffects {
  /** Items to restock. */
  restock?: RestockSideEffects;
  /** Email to the buyer. */
  notifications?: NotificationSideEffects;
}

/** Data of the error `PAYMENT_NOT_REFUNDABLE`. */
export interface PaymentNotRefundableDetails {
  /** The payment's ID. */
  paymentId?: string;
  /** Reason why the payment cannot be refunded. */
  nonRefundableReason?: NonRefundableReason;
}

/** Options for `refundPayments`. */
export interface RefundPaymentsOptions {
  /** Payments to refund, 1 to 50, with the amount of each. */
  paymentRefunds?: PaymentRefund[];
  /** Restocking and the email to the buyer. */
  sideEffects?: RefundSideEffects;
  /** Line items, additional fees and shipping that the refund is for. */
  refundItems?: RefundItems;
  /** Reason given by the buyer. At most 200 characters. */
  customerReason?: string | null;
  /** ID of the business location that processes the refund. */
  locationId?: string | null;
}

/** Response of `refundPayments`. */
export interface RefundPaymentsResponse {
  /** The new refund. */
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
 * Refunds payments of an order, in full or in part, and optionally restocks items and notifies the buyer.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payments and items to refund, and side effects.
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
 * export const refundPayment = (id: string, lineItemId: string) =>
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
  args: ['orderId', '...options'],
  response: { refund: refundShape, orderTransactions: orderTransactionsShape },
});

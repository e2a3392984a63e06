import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { GiftCardCharge, RegularCharge } from './charges.js';
import type { MembershipCharge } from './membership-charge.js';

/** Options for `chargeOrder`. */
export interface ChargeOrderOptions {
  /** ID of the member who owns the memberships. */
  memberId?: string | null;
  /** Charge of a card or another online payment method. */
  regularCharge?: RegularCharge;
  /** Gift cards to redeem, at most 100. */
  giftCards?: GiftCardCharge[];
  /** Memberships to charge, at most 100. */
  memberships?: MembershipCharge[];
  /** Idempotency key (GUID), such as the checkout ID. A repeated call with the same key charges nothing. */
  idempotencyKey?: string | null;
  /**
   * Whether the merchant initiates the payment, instead of the buyer.
   *
   * @default false
   */
  merchantInitiated?: boolean;
}

/** Response of `chargeOrder`. */
export interface ChargeOrderResponse {
  /** The new payments. */
  payments?: Payment[];
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** Token of the payment gateway with which the payment form continues. Absent for delayed charges. */
  regularChargeResponseToken?: string | null;
}

/** Error codes of `chargeOrder`. */
export type ChargeOrderApplicationErrors = ApplicationErrors<
  | 'ORDER_NOT_FOUND'
  | 'ORDER_CANCELED'
  | 'ORDER_PAID'
  | 'ORDER_HAS_CHARGEBACKS'
  | 'INVALID_AMOUNT'
  | 'PAYMENT_INTENT_ID_REQUIRED'
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_DISABLED'
  | 'INSUFFICIENT_FUNDS'
  | 'INVALID_GIFT_CARD_CURRENCY'
  | 'GIFT_CARD_ALREADY_APPLIED'
  | 'ALREADY_REDEEMED'
  | 'MEMBERSHIP_NOT_ELIGIBLE'
  | 'LINE_ITEM_PAID'
  | 'PAYMENT_ATTEMPT_EXPIRED'
  | 'PAYMENT_METHOD_UNAVAILABLE'
  | 'PAYMENT_ALREADY_APPROVED'
  | 'PAYMENT_ALREADY_IN_PROGRESS'
>;

/**
 * Charges an order with a regular payment method, gift cards, memberships, or a combination of them. Payments with
 * status `PENDING` or `PENDING_MERCHANT` are confirmed asynchronously.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Payment methods and their amounts.
 * @returns The order's updated payments and refunds, and the new payments.
 * @throws `ApiError` with a code of {@link ChargeOrderApplicationErrors}, such as `ORDER_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const chargeCard = (id: string, amount: string, paymentIntentId: string, idempotencyKey: string) =>
 *   client.orderBilling.chargeOrder(id, { idempotencyKey, regularCharge: { amount: { amount }, paymentIntentId } });
 * ```
 * @see POST /ecom/v1/order-billing/charge-order
 */
export const chargeOrder = /* @__PURE__ */ operation<
  [orderId: string, options?: ChargeOrderOptions],
  ChargeOrderResponse
>({
  id: 'ecom.orderBilling.chargeOrder',
  method: 'POST',
  path: '/ecom/v1/order-billing/charge-order',
  args: ['orderId', '...options'],
  response: { payments: paymentShape, orderTransactions: orderTransactionsShape },
});

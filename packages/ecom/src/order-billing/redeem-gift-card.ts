import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { orderTransactionsShape, type OrderTransactions } from '../commerce/payments/order-transactions.js';
import { paymentShape, type Payment } from '../commerce/payments/payment.js';
import type { Price } from '../commerce/prices/price.js';

/** Options for `redeemGiftCard`. */
export interface RedeemGiftCardOptions {
  /** Code of the gift card, 8 to 20 characters. */
  giftCardCode?: string;
  /** Amount to redeem. At most the gift card's balance and the amount due on the order. */
  amount?: Price;
  /** Currency of the amount (ISO 4217). */
  currency?: string;
}

/** Response of `redeemGiftCard`. */
export interface RedeemGiftCardResponse {
  /** The order's updated payments and refunds. */
  orderTransactions?: OrderTransactions;
  /** The new payment. */
  payment?: Payment;
}

/** Error codes of `redeemGiftCard`. */
export type RedeemGiftCardApplicationErrors = ApplicationErrors<
  | 'GIFT_CARD_ALREADY_APPLIED'
  | 'CURRENCY_MISMATCH'
  | 'GIFT_CARD_NOT_FOUND'
  | 'GIFT_CARD_EXPIRED'
  | 'GIFT_CARD_DISABLED'
  | 'INSUFFICIENT_FUNDS'
  | 'CURRENCY_NOT_SUPPORTED'
  | 'ALREADY_REDEEMED'
  | 'ORDER_NOT_FOUND'
  | 'ORDER_CANCELED'
  | 'ORDER_PAID'
  | 'MAX_GIFT_CARDS_EXCEEDED'
>;

/**
 * Redeems a gift card as a payment of an order.
 *
 * @param orderId - Order ID (GUID).
 * @param options - Gift card, amount and currency.
 * @returns The order's updated payments and refunds, and the new payment.
 * @throws `ApiError` with a code of {@link RedeemGiftCardApplicationErrors}, such as `GIFT_CARD_ALREADY_APPLIED`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orderBilling } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orderBilling } });
 *
 * export const redeemCard = (id: string, giftCardCode: string, amount: string) =>
 *   client.orderBilling.redeemGiftCard(id, { giftCardCode, amount: { amount }, currency: 'EUR' });
 * ```
 * @see POST /ecom/v1/order-billing/redeem-gift-card
 */
export const redeemGiftCard = /* @__PURE__ */ operation<
  [orderId: string, options: RedeemGiftCardOptions],
  RedeemGiftCardResponse
>({
  id: 'ecom.orderBilling.redeemGiftCard',
  method: 'POST',
  path: '/ecom/v1/order-billing/redeem-gift-card',
  args: ['orderId', '...options'],
  response: { orderTransactions: orderTransactionsShape, payment: paymentShape },
});

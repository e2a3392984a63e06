import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** How the order is paid. */
export interface CreateOrderAndChargeOptions {
  /** What the platform's payment form made of the way to pay. */
  paymentToken?: string | null;
  /** Whether the way to pay is kept for later. */
  savePaymentMethod?: boolean;
  /** Whether the payment is only authorized, and captured later. */
  delayCapture?: boolean;
}

/** The answer of `createOrderAndCharge`. */
export interface CreateOrderAndChargeResponse {
  /** The order's id, where it is bought once. */
  orderId?: string;
  /** The subscription's id, where it is bought again and again. */
  subscriptionId?: string;
  /** What the platform's payment form goes on with, such as a page of the bank. */
  paymentResponseToken?: string | null;
  /** The order's id at the platform's payments, where something is to be paid. */
  paymentGatewayOrderId?: string | null;
}

/** Why the platform refuses `createOrderAndCharge`. */
export type CreateOrderAndChargeApplicationErrors = ApplicationErrors<
  | 'PAYMENT_ERROR'
  | 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE'
  | 'SITE_NOT_ACCEPTING_PAYMENTS'
  | 'CHECKOUT_ALREADY_PAID'
  | 'CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS'
  | 'CALCULATION_ERROR'
  | 'REDEEM_GIFT_CARD_ERROR'
  | 'PARTIAL_OUT_OF_STOCK'
  | 'FULL_OUT_OF_STOCK'
  | 'EMPTY_CHECKOUT'
  | 'CHECKOUT_CHANGED'
  | 'SUBSCRIPTION_WITH_ZERO_TOTAL'
  | 'SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS'
  | 'SUBSCRIPTION_WITH_GIFT_CARD'
  | 'NO_SELECTED_CARRIER_SERVICE_OPTION'
  | 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'
  | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'
  | 'MEMBERS_ONLY_ITEM'
  | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
  | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
>;

/**
 * Makes an order of a checkout and pays it.
 *
 * @param _id - The checkout's id.
 * @param options - How the order is paid.
 * @returns The order's id, and how the payment goes on.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link CreateOrderAndChargeApplicationErrors}, such as `PAYMENT_ERROR`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const pay = (id: string, paymentToken: string) =>
 *   client.checkout.createOrderAndCharge(id, { paymentToken });
 * ```
 * @see POST /ecom/v1/checkouts/{id}/create-order-and-charge
 */
export const createOrderAndCharge = /* @__PURE__ */ operation<
  [_id: string, options?: CreateOrderAndChargeOptions],
  CreateOrderAndChargeResponse
>({
  id: 'ecom.checkout.createOrderAndCharge',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/create-order-and-charge',
  args: ['_id', 'options'],
  input: (id, options) => ({ ...options, id }),
});

import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Payment options of the order. */
export interface CreateOrderOptions {
  /** Whether to save the payment method on the order. */
  savePaymentMethod?: boolean;
  /** Whether to only authorize the payment and capture it later. */
  delayCapture?: boolean;
}

/** Response of `createOrder`. */
export interface CreateOrderResponse {
  /** Order ID. Absent for subscription purchases. */
  orderId?: string;
  /** Subscription ID. Set for subscription purchases. */
  subscriptionId?: string;
  /** Order ID in Wix Payments. Absent if nothing is to be paid. */
  paymentGatewayOrderId?: string | null;
}

/** Application errors of `createOrder`. */
export type CreateOrderApplicationErrors = ApplicationErrors<
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
  | 'VIOLATIONS_WITH_ERROR_SEVERITY'
  | 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'
  | 'NO_SAVE_PAYMENT_METHOD_CONFIRMATION'
  | 'SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE'
  | 'MEMBERS_ONLY_ITEM'
  | 'GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
  | 'COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD'
>;

/**
 * Creates an order from a checkout. Idempotent: a checkout creates only one order. If a payment is due, the order waits
 * for it.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.placeOrder`.
 * @param _id - Checkout ID (GUID).
 * @param options - Payment options of the order.
 * @returns The order or subscription ID, and the Wix Payments order to pay.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link CreateOrderApplicationErrors}, such as `PAYMENT_ERROR`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const placeOrder = async (id: string) => (await client.checkout.createOrder(id)).orderId;
 * ```
 * @see POST /ecom/v1/checkouts/{id}/create-order
 */
export const createOrder = /* @__PURE__ */ operation<[_id: string, options?: CreateOrderOptions], CreateOrderResponse>({
  id: 'ecom.checkout.createOrder',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/create-order',
  args: ['_id', '...options'],
});

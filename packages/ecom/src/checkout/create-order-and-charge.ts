import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';

/** Payment options of the order. */
export interface CreateOrderAndChargeOptions {
  /** Payment token created by the platform's payment form. Not needed if nothing is to be paid. */
  paymentToken?: string | null;
  /** Whether to save the payment method on the order. */
  savePaymentMethod?: boolean;
  /** Whether to only authorize the payment and capture it later. */
  delayCapture?: boolean;
}

/** Response of `createOrderAndCharge`. */
export interface CreateOrderAndChargeResponse {
  /** Order ID. Absent for subscription purchases. */
  orderId?: string;
  /** Subscription ID. Set for subscription purchases. */
  subscriptionId?: string;
  /** Token with which the payment form continues, for example to the bank's confirmation page. */
  paymentResponseToken?: string | null;
  /** Order ID in Wix Payments. Absent if nothing is to be paid. */
  paymentGatewayOrderId?: string | null;
}

/** Application errors of `createOrderAndCharge`. */
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
 * Creates an order from a checkout and charges the buyer.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.placeOrder`.
 * @param _id - Checkout ID (GUID).
 * @param options - Payment options of the order.
 * @returns The order or subscription ID, and the tokens to continue the payment.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link CreateOrderAndChargeApplicationErrors}, such as `PAYMENT_ERROR`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * export const placeOrder = (id: string, paymentToken: string) =>
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
  args: ['_id', '...options'],
});

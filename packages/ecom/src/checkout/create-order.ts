import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import type { CreateOrderAndChargeApplicationErrors } from './create-order-and-charge.js';

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
export type CreateOrderApplicationErrors =
  | CreateOrderAndChargeApplicationErrors
  | ApplicationErrors<'VIOLATIONS_WITH_ERROR_SEVERITY' | 'FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS'>;

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

import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';

/** User of the platform who initiates a payment. */
export interface ChargedBy {
  /** The user's ID. */
  _id?: string;
  /** Full name of the user. */
  fullName?: string | null;
}

/** Options for `paymentCollectionCreatePaymentGatewayOrder`. */
export interface PaymentCollectionCreatePaymentGatewayOrderOptions {
  /** User who initiates the payment. */
  chargedBy?: ChargedBy;
}

/** Response of `paymentCollectionCreatePaymentGatewayOrder`. */
export interface CreatePaymentGatewayOrderResponse {
  /** ID of the payment gateway's order. */
  paymentGatewayOrderId?: string;
}

/** Error codes of `paymentCollectionCreatePaymentGatewayOrder`. */
export type PaymentCollectionCreatePaymentGatewayOrderApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'ORDER_CANCELED'
>;

/**
 * Creates an order in the payment gateway, which is required to pay an order online.
 *
 * Not part of the platform's public API, so it may change without notice.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param options - User who initiates the payment.
 * @returns The ID of the payment gateway's order.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link PaymentCollectionCreatePaymentGatewayOrderApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const createGatewayOrder = async (id: string) =>
 *   (await client.orders.paymentCollectionCreatePaymentGatewayOrder(id)).paymentGatewayOrderId;
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order
 */
export const paymentCollectionCreatePaymentGatewayOrder = /* @__PURE__ */ operation<
  [ecomOrderId: string, options?: PaymentCollectionCreatePaymentGatewayOrderOptions],
  CreatePaymentGatewayOrderResponse
>({
  id: 'ecom.orders.paymentCollectionCreatePaymentGatewayOrder',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/create-payment-gateway-order',
  args: ['ecomOrderId', '...options'],
});

import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';

/** A user of the platform who charges. */
export interface ChargedBy {
  /** The id of the user of the platform. */
  _id?: string;
  /** The full name. */
  fullName?: string | null;
}

/** Who charges. */
export interface PaymentCollectionCreatePaymentGatewayOrderOptions {
  /** Who charges. */
  chargedBy?: ChargedBy;
}

/** The answer of `paymentCollectionCreatePaymentGatewayOrder`. */
export interface CreatePaymentGatewayOrderResponse {
  /** The order's id at the platform's payments. */
  paymentGatewayOrderId?: string;
}

/** Why the platform refuses `paymentCollectionCreatePaymentGatewayOrder`. */
export type PaymentCollectionCreatePaymentGatewayOrderApplicationErrors = ApplicationErrors<
  'ORDER_ALREADY_PAID' | 'ORDER_CANCELED'
>;

/**
 * Makes an order at the platform's payments, so that this one can be paid. It is in none of the platform’s public
 * typings, so it may change.
 *
 * @param ecomOrderId - The order's id.
 * @param options - Who charges.
 * @returns The order's id there.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link PaymentCollectionCreatePaymentGatewayOrderApplicationErrors}, such as
 * `ORDER_ALREADY_PAID`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const prepare = async (id: string) =>
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
  args: ['ecomOrderId', 'options'],
  input: (ecomOrderId, options) => ({ ...options, ecomOrderId }),
});

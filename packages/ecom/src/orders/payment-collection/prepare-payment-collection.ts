import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DelayedCaptureSettings, RedirectUrls } from '../../commerce/payments/charge.js';
import type { Price } from '../../commerce/prices/price.js';

/** How it is paid. */
export interface PreparePaymentCollectionOptions {
  /** The order's id at the platform's payments. Default a new one. */
  paymentGatewayOrderId?: string | null;
  /** Whether it is only authorized, and captured later. Deprecated by the platform. */
  delayedCapture?: boolean;
  /** What happens to it when nobody acts. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** Whether the merchant charges, and not the buyer. */
  merchantInitiated?: boolean | null;
  /** Where the buyer goes after that. */
  redirectUrls?: RedirectUrls;
}

/** The answer of `preparePaymentCollection`. */
export interface PreparePaymentCollectionResponse {
  /** The order's id at the platform's payments. */
  paymentGatewayOrderId?: string;
}

/** Why the platform refuses `preparePaymentCollection`. */
export type PreparePaymentCollectionApplicationErrors = ApplicationErrors<
  | 'PAYMENT_METHODS_NOT_FOUND'
  | 'ORDER_CANCELED'
  | 'INVALID_AMOUNT'
  | 'ORDER_ALREADY_PAID'
  | 'NO_ASSOCIATED_ECOM_ORDER'
  | 'ORDER_HAS_CHARGEBACKS'
>;

/**
 * Prepares to collect a payment of an order.
 *
 * @param ecomOrderId - The order's id.
 * @param amount - How much, in the order's currency.
 * @param options - How it is paid.
 * @returns The order's id at the platform's payments, for its payment form.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link PreparePaymentCollectionApplicationErrors}, such as
 * `PAYMENT_METHODS_NOT_FOUND`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such order.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const collect = async (id: string, amount: string) =>
 *   (await client.orders.preparePaymentCollection(id, { amount })).paymentGatewayOrderId;
 * ```
 * @see POST /ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection
 */
export const preparePaymentCollection = /* @__PURE__ */ operation<
  [ecomOrderId: string, amount: Price, options?: PreparePaymentCollectionOptions],
  PreparePaymentCollectionResponse
>({
  id: 'ecom.orders.preparePaymentCollection',
  method: 'POST',
  path: '/ecom/v1/payments-collector/orders/{ecomOrderId}/prepare-payment-collection',
  args: ['ecomOrderId', 'amount', 'options'],
  input: (ecomOrderId, amount, options) => ({ ...options, ecomOrderId, amount }),
});

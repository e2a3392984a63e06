import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../../commerce/errors/application-errors.js';
import type { DelayedCaptureSettings, RedirectUrls } from '../../commerce/payments/charge.js';
import type { Price } from '../../commerce/prices/price.js';

/** Options for `preparePaymentCollection`. */
export interface PreparePaymentCollectionOptions {
  /**
   * ID of an existing order of the payment gateway, whose amount is updated.
   *
   * @default a new payment gateway order
   */
  paymentGatewayOrderId?: string | null;
  /**
   * Whether to authorize the payment and capture it later. Superseded by `delayedCaptureSettings`.
   *
   * @default false
   */
  delayedCapture?: boolean;
  /** Automatic capture or void of the authorized payment, and when. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /**
   * Whether the merchant initiates the payment, instead of the buyer.
   *
   * @default true
   */
  merchantInitiated?: boolean | null;
  /** URLs to which the buyer is redirected after the payment, by its result. */
  redirectUrls?: RedirectUrls;
}

/** Response of `preparePaymentCollection`. */
export interface PreparePaymentCollectionResponse {
  /** ID of the payment gateway's order. */
  paymentGatewayOrderId?: string;
}

/** Error codes of `preparePaymentCollection`. */
export type PreparePaymentCollectionApplicationErrors = ApplicationErrors<
  | 'PAYMENT_METHODS_NOT_FOUND'
  | 'ORDER_CANCELED'
  | 'INVALID_AMOUNT'
  | 'ORDER_ALREADY_PAID'
  | 'NO_ASSOCIATED_ECOM_ORDER'
  | 'ORDER_HAS_CHARGEBACKS'
>;

/**
 * Prepares the collection of a payment by creating or updating an order in the payment gateway.
 *
 * @param ecomOrderId - Order ID (GUID).
 * @param amount - Amount to collect, in the order's currency.
 * @param options - Capture, redirects and an existing payment gateway order.
 * @returns The ID of the payment gateway's order, which the platform's payment form requires.
 * @throws `CartwrightError` `invalid_argument` if an ID is empty. No request is sent.
 * @throws `ApiError` with a code of {@link PreparePaymentCollectionApplicationErrors}, such as
 * `PAYMENT_METHODS_NOT_FOUND`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the order does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { orders } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { orders } });
 *
 * export const collectPayment = async (id: string, amount: string) =>
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
  args: ['ecomOrderId', 'amount', '...options'],
});

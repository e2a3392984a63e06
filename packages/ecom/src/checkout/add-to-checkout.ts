import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';

/** Response of `addToCheckout`. */
export type AddToCheckoutResponse = CheckoutResponse;

/** Options for adding items to a checkout. */
export interface AddToCheckoutOptions {
  /** Catalog line items. Each requires `catalogReference` and `quantity`. At most 100. */
  lineItems?: LineItem[];
  /** Custom line items, at most 100. */
  customLineItems?: CustomLineItem[];
}

/** Application errors of `addToCheckout`. */
export type AddToCheckoutApplicationErrors = ApplicationErrors<'CHECKOUT_IS_COMPLETE'>;

/**
 * Adds line items to a checkout.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.addLineItems`.
 * @param _id - Checkout ID (GUID).
 * @param options - Items to add.
 * @returns The updated checkout.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link AddToCheckoutApplicationErrors}, such as `CHECKOUT_IS_COMPLETE`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a positive
 * integer. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the checkout does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { checkout } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { checkout } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const addMug = (id: string, catalogItemId: string) =>
 *   client.checkout.addToCheckout(id, { lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }] });
 * ```
 * @see POST /ecom/v1/checkouts/{id}/add-to-checkout
 */
export const addToCheckout = /* @__PURE__ */ operation<
  [_id: string, options?: AddToCheckoutOptions],
  AddToCheckoutResponse
>({
  id: 'ecom.checkout.addToCheckout',
  method: 'POST',
  path: '/ecom/v1/checkouts/{id}/add-to-checkout',
  args: ['_id', '...options'],
  prepare: (id, options) => requireNewItems(options),
  request: { lineItems: checkoutLineItemShape, customLineItems: customLineItemShape },
  response: checkoutResponseShape,
});

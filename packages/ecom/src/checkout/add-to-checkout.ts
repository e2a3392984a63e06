import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { checkoutResponseShape, type CheckoutResponse } from './checkout-response.js';
import { checkoutLineItemShape, type LineItem } from './line-item.js';

/** The answer of `addToCheckout`. */
export type AddToCheckoutResponse = CheckoutResponse;

/** What to add. */
export interface AddToCheckoutOptions {
  /** Items of catalogs: each with `catalogReference` and `quantity`. */
  lineItems?: LineItem[];
  /** Items that are in no catalog. */
  customLineItems?: CustomLineItem[];
}

/** Why the platform refuses `addToCheckout`. */
export type AddToCheckoutApplicationErrors = ApplicationErrors<'CHECKOUT_IS_COMPLETE'>;

/**
 * Adds items to a checkout.
 *
 * @param _id - The checkout's id.
 * @param options - What to add.
 * @returns The checkout as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link AddToCheckoutApplicationErrors}, such as `CHECKOUT_IS_COMPLETE`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a whole number
 * above 0. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such checkout.
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
  args: ['_id', 'options'],
  input(id, options) {
    requireNewItems(options);
    return { ...options, id };
  },
  request: { lineItems: checkoutLineItemShape, customLineItems: customLineItemShape },
  response: checkoutResponseShape,
});

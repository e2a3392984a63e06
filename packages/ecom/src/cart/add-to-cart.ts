import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** Response of `addToCart`. */
export type AddToCartResponse = CartResponse;

/** Options for adding items to a cart. */
export interface AddToCartOptions {
  /** Catalog line items, at most 100. Each requires `catalogReference` and `quantity`. */
  lineItems?: LineItem[];
  /** Custom line items, at most 100. */
  customLineItems?: CustomLineItem[];
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** Application errors of `addToCart`. */
export type AddToCartApplicationErrors = ApplicationErrors<'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'>;

/**
 * Adds items to a cart. If an item is already in the cart, its quantity is increased. The platform also reports success
 * when it added nothing: compare the returned cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.addLineItems`.
 * @param _id - Cart ID (GUID).
 * @param options - Items to add.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link AddToCartApplicationErrors}, such as
 * `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a positive
 * integer. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const addMug = (id: string, catalogItemId: string) =>
 *   client.cart.addToCart(id, { lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }] });
 * ```
 * @see POST /ecom/v1/carts/{id}/add-to-cart
 */
export const addToCart = /* @__PURE__ */ operation<[_id: string, options?: AddToCartOptions], AddToCartResponse>({
  id: 'ecom.cart.addToCart',
  method: 'POST',
  path: '/ecom/v1/carts/{id}/add-to-cart',
  args: ['_id', '...options'],
  prepare: (id, options) => requireNewItems(options),
  request: { lineItems: lineItemShape, customLineItems: customLineItemShape },
  response: cartResponseShape,
});

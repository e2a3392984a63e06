import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from './cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** The answer of `addToCart`. */
export type AddToCartResponse = CartResponse;

/** What to add. */
export interface AddToCartOptions {
  /** Items of catalogs, at most 100: each with `catalogReference` and `quantity`. */
  lineItems?: LineItem[];
  /** Items that are in no catalog, at most 100. */
  customLineItems?: CustomLineItem[];
  /** The business location that sells. */
  businessLocationId?: string | null;
}

/** Why the platform refuses `addToCart`. */
export type AddToCartApplicationErrors = ApplicationErrors<'CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION'>;

/**
 * Adds items to a cart. An item that is in it already gets the larger quantity. The platform answers with success also
 * when it added nothing: compare the cart that comes back.
 *
 * @param _id - The cart's id.
 * @param options - What to add.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link AddToCartApplicationErrors}, such as
 * `CART_IS_ALREADY_ASSOCIATED_WITH_DIFFERENT_LOCATION`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a whole number
 * above 0. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
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
  args: ['_id', 'options'],
  input(id, options) {
    requireNewItems(options);
    return { ...options, id };
  },
  request: { lineItems: lineItemShape, customLineItems: customLineItemShape },
  response: cartResponseShape,
});

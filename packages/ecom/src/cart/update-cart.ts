import { fieldMask, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { cartResponseShape, cartShape, type Cart } from './cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** What to change. What is left out stays as it is. */
export interface UpdateCartOptions {
  /** Fields of the cart. `null` clears a field. */
  cartInfo?: Cart;
  /** The code of a coupon. */
  couponCode?: string | null;
  /** Items of catalogs. */
  lineItems?: LineItem[];
  /** Items that are in no catalog. */
  customLineItems?: CustomLineItem[];
  /**
   * Paths of the fields of the cart to change, such as `buyerNote`. A path without a value in `cartInfo` is cleared.
   * Default: the fields that are given.
   */
  cartFieldmask?: string[];
}

/** Why the platform refuses `updateCart`. */
export type UpdateCartApplicationErrors = ApplicationErrors<'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER'>;

/**
 * Changes a cart, for example sets a coupon.
 *
 * @param _id - The cart's id.
 * @param options - What to change.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with a code of {@link UpdateCartApplicationErrors}, such as
 * `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const applyCoupon = (id: string, couponCode: string) => client.cart.updateCart(id, { couponCode });
 * ```
 * @see PATCH /ecom/v1/carts/{cartInfo.id}
 */
export const updateCart = /* @__PURE__ */ operation<[_id: string, options?: UpdateCartOptions], Cart>({
  id: 'ecom.cart.updateCart',
  method: 'PATCH',
  path: '/ecom/v1/carts/{cartInfo.id}',
  args: ['_id', 'options'],
  input: (_id, options) => ({ ...options, cartInfo: { ...options?.cartInfo, id: undefined, _id } }),
  request: {
    cartInfo: cartShape,
    lineItems: lineItemShape,
    customLineItems: customLineItemShape,
    cartFieldmask: fieldMask,
  },
  response: cartResponseShape,
  unwrap: 'cart',
});

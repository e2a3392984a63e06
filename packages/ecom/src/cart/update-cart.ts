import { fieldMask, operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { cartResponseShape, cartShape, type Cart } from './cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** Fields to update. Omitted fields are unchanged. */
export interface UpdateCartOptions {
  /** Fields of the cart. `null` clears a field. */
  cartInfo?: Cart;
  /** Coupon code. */
  couponCode?: string | null;
  /** Catalog line items, at most 300. */
  lineItems?: LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
  /**
   * Paths of the cart fields to update, such as `buyerNote`. A path without a value in `cartInfo` is cleared. Defaults
   * to the fields present in `cartInfo`.
   */
  cartFieldmask?: string[];
}

/** Application errors of `updateCart`. */
export type UpdateCartApplicationErrors = ApplicationErrors<'CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER'>;

/**
 * Updates a cart, for example to apply a coupon.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.updateCart`.
 * @param _id - Cart ID (GUID).
 * @param options - Fields to update.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with a code of {@link UpdateCartApplicationErrors}, such as
 * `CAN_ONLY_UPDATE_CONTACT_ID_FOR_NOT_LOGGED_IN_CUSTOMER`.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
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
  args: ['cartInfo._id', '...options'],
  request: {
    cartInfo: cartShape,
    lineItems: lineItemShape,
    customLineItems: customLineItemShape,
    cartFieldmask: fieldMask,
  },
  response: cartResponseShape,
  unwrap: 'cart',
});

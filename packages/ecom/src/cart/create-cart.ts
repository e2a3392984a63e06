import { operation } from '@cartwright/core';
import type { ApplicationErrors } from '../commerce/errors/application-errors.js';
import { cartResponseShape, cartShape, type Cart } from './cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from './line-item.js';

/** Options for creating a cart. */
export interface CreateCartOptions {
  /** Fields of the cart. */
  cartInfo?: Cart;
  /** Coupon code. */
  couponCode?: string | null;
  /** Catalog line items, at most 300. */
  lineItems?: LineItem[];
  /** Custom line items, at most 300. */
  customLineItems?: CustomLineItem[];
}

/** Application errors of `createCart`. */
export type CreateCartApplicationErrors = ApplicationErrors<
  'CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM' | 'CANT_CREATE_CART_WITHOUT_ITEMS'
>;

/**
 * Creates a cart with items and a coupon. The cart is not assigned to a buyer.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.createCart`.
 * @param options - Fields of the cart.
 * @returns The created cart.
 * @throws `ApiError` with a code of {@link CreateCartApplicationErrors}, such as
 * `CANT_ADD_SELECTED_MEMBERSHIP_FOR_NON_MEMBERSHIP_ITEM`.
 * @throws `ApiError` with status 403 if the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const createCartWith = (catalogItemId: string) =>
 *   client.cart.createCart({ lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId } }] });
 * ```
 * @see POST /ecom/v1/carts
 */
export const createCart = /* @__PURE__ */ operation<[options?: CreateCartOptions], Cart>({
  id: 'ecom.cart.createCart',
  method: 'POST',
  path: '/ecom/v1/carts',
  args: ['...options'],
  request: { cartInfo: cartShape, lineItems: lineItemShape, customLineItems: customLineItemShape },
  response: cartResponseShape,
  unwrap: 'cart',
});

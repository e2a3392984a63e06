import { operation } from '@cartwright/core';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from '../cart/line-item.js';

/** What to add. */
export interface AddToCurrentCartOptions {
  /** Items of catalogs, at most 100: each with `catalogReference` and `quantity`. */
  lineItems?: LineItem[];
  /** Items that are in no catalog, at most 100. */
  customLineItems?: CustomLineItem[];
  /** The business location that sells. */
  businessLocationId?: string | null;
}

/** The answer of `addToCurrentCart`. */
export type AddToCartResponse = CartResponse;

/**
 * Adds items to the cart of the visitor or member, and makes the cart where there is none. An item that is in the cart
 * already gets the larger quantity.
 *
 * The platform answers with success also when it added nothing: a product with variants needs
 * `catalogReference.options` that name one of them. {@link addAllToCurrentCart} compares the cart that comes back.
 *
 * @param options - What to add.
 * @returns The cart as it is now.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a whole number
 * above 0. Nothing is sent then.
 * @throws `ApiError` when the platform refuses it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * const appId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';
 *
 * export const addMug = (catalogItemId: string) =>
 *   client.currentCart.addToCurrentCart({
 *     lineItems: [{ quantity: 1, catalogReference: { appId, catalogItemId, options: { options: { Size: 'L' } } } }],
 *   });
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export const addToCurrentCart = /* @__PURE__ */ operation<[options?: AddToCurrentCartOptions], AddToCartResponse>({
  id: 'ecom.currentCart.addToCurrentCart',
  method: 'POST',
  path: '/ecom/v1/carts/current/add-to-cart',
  args: ['options'],
  input(options) {
    requireNewItems(options ?? {});
    return { ...options };
  },
  request: { lineItems: lineItemShape, customLineItems: customLineItemShape },
  response: cartResponseShape,
});

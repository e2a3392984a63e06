import { operation } from '@cartwright/core';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { cartResponseShape, type CartResponse } from '../cart/cart.js';
import { customLineItemShape, type CustomLineItem } from '../commerce/line-items/custom-line-item.js';
import { lineItemShape, type LineItem } from '../cart/line-item.js';

/** Options for adding items to the current cart. */
export interface AddToCurrentCartOptions {
  /** Catalog line items, at most 100. Each requires `catalogReference` and `quantity`. */
  lineItems?: LineItem[];
  /** Custom line items, at most 100. */
  customLineItems?: CustomLineItem[];
  /** ID of the business location that sells the items. */
  businessLocationId?: string | null;
}

/** Response of `addToCurrentCart`. */
export type AddToCartResponse = CartResponse;

/**
 * Adds items to the cart of the visitor or member, and creates the cart if it does not exist. If an item is already in
 * the cart, its quantity is increased.
 *
 * The platform also reports success when it added nothing, for example because `catalogReference.options` does not
 * select a variant of the product. {@link addAllToCurrentCart} detects this.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.addLineItemsToCurrentCart`.
 * @param options - Items to add.
 * @returns The updated cart.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a positive
 * integer. No request is sent.
 * @throws `ApiError` if the platform rejects the request.
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
  args: ['...options'],
  prepare: (options) => requireNewItems(options ?? {}),
  request: { lineItems: lineItemShape, customLineItems: customLineItemShape },
  response: cartResponseShape,
});

import { operation } from '@cartwright/core';
import { cartResponseShape, type CartResponse } from './entity/cart.js';

/** Options of `markCartAsCompleted`. */
export interface MarkCartAsCompletedOptions {
  /** ID of the order. Omit it if there is none. */
  orderId?: string | null;
}

/** Response of `markCartAsCompleted`. */
export type MarkCartAsCompletedResponse = CartResponse;

/**
 * Marks a cart as ordered, for an order that was placed elsewhere. Creates no order and charges nothing. Requires a
 * merchant or app identity.
 *
 * @param cartId - Cart ID.
 * @param options - ID of the order.
 * @returns The updated cart, with `orderPlaced: true`.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller is a visitor or member.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const complete = async (cartId: string) =>
 *   (await client.cartV2.markCartAsCompleted(cartId)).cart?.lineItems;
 * ```
 * @see POST /ecom/v2/carts/{cartId}/mark-cart-as-completed
 */
export const markCartAsCompleted = /* @__PURE__ */ operation<
  [cartId: string, options?: MarkCartAsCompletedOptions],
  MarkCartAsCompletedResponse
>({
  id: 'ecom.cartV2.markCartAsCompleted',
  method: 'POST',
  path: '/ecom/v2/carts/{cartId}/mark-cart-as-completed',
  args: ['cartId', '...options'],
  response: cartResponseShape,
});

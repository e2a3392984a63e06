import { operation } from '@cartwright/core';

/**
 * Deletes a cart.
 *
 * @param cartId - Cart ID.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export const empty = (cartId: string) => client.cartV2.deleteCart(cartId);
 * ```
 * @see DELETE /ecom/v2/carts/{cartId}
 */
export const deleteCart = /* @__PURE__ */ operation<[cartId: string], void>({
  id: 'ecom.cartV2.deleteCart',
  method: 'DELETE',
  path: '/ecom/v2/carts/{cartId}',
  args: ['cartId'],
  returnsNothing: true,
  repeatable: true,
});

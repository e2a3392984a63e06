import { operation } from '@cartwright/core';

/**
 * Deletes the cart of the visitor or member.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `currentCartV2.deleteCurrentCart`.
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 * await client.currentCart.deleteCurrentCart();
 * ```
 * @see DELETE /ecom/v1/carts/current
 */
export const deleteCurrentCart = /* @__PURE__ */ operation<[], void>({
  id: 'ecom.currentCart.deleteCurrentCart',
  method: 'DELETE',
  path: '/ecom/v1/carts/current',
  returnsNothing: true,
  repeatable: true,
});

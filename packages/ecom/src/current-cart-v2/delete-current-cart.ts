import { operation } from '@cartwright/core';

/**
 * Deletes the cart of the visitor or member.
 *
 * @throws `ApiError` `OWNED_CART_NOT_FOUND` (404) if the visitor or member has no cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCartV2 } });
 *
 * export const empty = () => client.currentCartV2.deleteCurrentCart();
 * ```
 * @see DELETE /ecom/v2/carts/current
 */
export const deleteCurrentCart = /* @__PURE__ */ operation<[], void>({
  id: 'ecom.currentCartV2.deleteCurrentCart',
  method: 'DELETE',
  path: '/ecom/v2/carts/current',
  returnsNothing: true,
  repeatable: true,
});

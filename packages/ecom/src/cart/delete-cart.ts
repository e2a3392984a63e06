import { operation } from '@cartwright/core';

/**
 * Deletes a cart.
 *
 * @param _id - The cart's id.
 * @returns Nothing.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 403 for callers without the permission, 404 when there is no such cart.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const forget = (id: string) => client.cart.deleteCart(id);
 * ```
 * @see DELETE /ecom/v1/carts/{id}
 */
export const deleteCart = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.cart.deleteCart',
  method: 'DELETE',
  path: '/ecom/v1/carts/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  returnsNothing: true,
  repeatable: true,
});

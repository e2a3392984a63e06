import { operation } from '@cartwright/core';

/**
 * Deletes a cart.
 *
 * @deprecated The platform removes this operation on 2027-02-01. Use `cartV2.deleteCart`.
 * @param _id - Cart ID (GUID).
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 403 if the caller lacks the permission, 404 if the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { cart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cart } });
 *
 * export const discardCart = (id: string) => client.cart.deleteCart(id);
 * ```
 * @see DELETE /ecom/v1/carts/{id}
 */
export const deleteCart = /* @__PURE__ */ operation<[_id: string], void>({
  id: 'ecom.cart.deleteCart',
  method: 'DELETE',
  path: '/ecom/v1/carts/{id}',
  args: ['_id'],
  returnsNothing: true,
  repeatable: true,
});

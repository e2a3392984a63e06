import { operation } from '@cartwright/core';
import { abandonedCartShape, type AbandonedCart } from './abandoned-cart.js';

/**
 * Gets a cart that was left. For merchants.
 *
 * @deprecated By the platform: abandoned checkouts replace abandoned carts.
 * @param _id - The cart's id.
 * @returns The cart.
 * @throws `CartwrightError` `invalid_argument` for an empty id. Nothing is sent then.
 * @throws `ApiError` with status 404 when there is none.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCarts } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { abandonedCarts } });
 *
 * export const since = async (cartId: string) => (await client.abandonedCarts.getAbandonedCart(cartId)).abandonTime;
 * ```
 * @see GET /v1/abandonedCarts/{id}
 */
export const getAbandonedCart = /* @__PURE__ */ operation<[_id: string], AbandonedCart>({
  id: 'stores.abandonedCarts.getAbandonedCart',
  method: 'GET',
  path: '/v1/abandonedCarts/{id}',
  args: ['_id'],
  input: (id) => ({ id }),
  response: { abandonedCart: abandonedCartShape },
  unwrap: 'abandonedCart',
  repeatable: true,
});

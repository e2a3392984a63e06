import { operation } from '@cartwright/core';
import { abandonedCartShape, type AbandonedCart } from './abandoned-cart.js';

/**
 * Gets an abandoned cart by its ID. Requires a merchant identity.
 *
 * @deprecated The platform replaced abandoned carts with abandoned checkouts.
 * @param _id - Cart ID (GUID).
 * @returns The abandoned cart.
 * @throws `CartwrightError` `invalid_argument` for an empty ID; no request is sent.
 * @throws `ApiError` with status 404 when the cart does not exist.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { abandonedCarts } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { abandonedCarts } });
 *
 * export const abandonedAt = async (cartId: string) => (await client.abandonedCarts.getAbandonedCart(cartId)).abandonTime;
 * ```
 * @see GET /v1/abandonedCarts/{id}
 */
export const getAbandonedCart = /* @__PURE__ */ operation<[_id: string], AbandonedCart>({
  id: 'stores.abandonedCarts.getAbandonedCart',
  method: 'GET',
  path: '/v1/abandonedCarts/{id}',
  args: ['_id'],
  response: { abandonedCart: abandonedCartShape },
  unwrap: 'abandonedCart',
  repeatable: true,
});

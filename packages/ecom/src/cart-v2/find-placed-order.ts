import { callable, type RequestOptions } from '@cartwright/core';
import { getCart } from './get-cart.js';

/** Order that was placed from a cart. */
export interface PlacedOrder {
  /** Order ID. */
  orderId: string;
}

/**
 * Finds the order that was placed from a cart. Use it after `placeOrder` failed with kind `network` or `timeout`, to find
 * out whether the order was placed nevertheless.
 *
 * @param cartId - Cart ID.
 * @param request - Request options.
 * @returns The order, or `null` if none was placed from the cart. After a timeout the platform may still be placing it: wait
 * some seconds before you ask, and again before you call `placeOrder` a second time.
 * @throws `CartwrightError` `invalid_argument` for an empty ID. No request is sent.
 * @throws `ApiError` with status 404 if the cart does not exist or belongs to another customer.
 * @example
 * ```ts
 * import { createClient, isCartwrightError } from '@cartwright/core';
 * import { cartV2 } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { cartV2 } });
 *
 * export async function placeOnce(cartId: string) {
 *   try {
 *     return (await client.cartV2.placeOrder(cartId)).orderId;
 *   } catch (error) {
 *     if (!isCartwrightError(error) || (error.kind !== 'network' && error.kind !== 'timeout')) throw error;
 *     const placed = await client.cartV2.findPlacedOrder(cartId);
 *     if (!placed) throw error;
 *     return placed.orderId;
 *   }
 * }
 * ```
 * @see GET /ecom/v2/carts/{cartId}
 */
export const findPlacedOrder = /* @__PURE__ */ callable(
  (client) =>
    async (cartId: string, request?: RequestOptions): Promise<PlacedOrder | null> => {
      const { orderId } = await client.use(getCart)(cartId, request);
      return orderId ? { orderId } : null;
    },
);

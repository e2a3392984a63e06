import { isApiError, type Client, type RequestOptions } from '@cartwright/core';
import { getCurrentCart, type Cart } from '@cartwright/ecom/current-cart';
import { revive } from '../query/revive.js';

const currentCart = { getCurrentCart };

/** Fetches the cart. `null` when the visitor has none. */
export async function readCart(client: Client, request: RequestOptions): Promise<Cart | null> {
  try {
    return await client.use(currentCart).getCurrentCart(request);
  } catch (error) {
    if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
    throw error;
  }
}

/** Converts a cached cart that went through JSON. */
export const reviveCart = /* @__PURE__ */ revive(getCurrentCart);

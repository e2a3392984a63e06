import { isApiError, type Client, type RequestOptions } from '@cartwright/core';
import { getCurrentCart, type Cart } from '@cartwright/ecom/current-cart-v2';
import { revive } from '../query/revive.js';

/** Codes of the error for a visitor or member without a cart. */
const missing: readonly (string | undefined)[] = ['OWNED_CART_NOT_FOUND', 'CURRENT_CART_NOT_FOUND'];

/** Fetches the cart. `null` when the visitor has none. */
export async function readCart(client: Client, request: RequestOptions): Promise<Cart | null> {
  try {
    return (await client.use(getCurrentCart)(request)).cart ?? null;
  } catch (error) {
    if (isApiError(error) && missing.includes(error.code)) return null;
    throw error;
  }
}

/** Converts a cached cart that went through JSON. */
export const reviveCart = /* @__PURE__ */ revive(getCurrentCart, 'cart');

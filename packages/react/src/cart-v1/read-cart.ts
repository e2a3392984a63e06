import { isApiError, type Client, type RequestOptions } from '@cartwright/core';
import { getCurrentCart } from '@cartwright/ecom/current-cart';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { convertCart } from './convert-cart.js';

/** Fetches the cart. `null` when the visitor has none. */
export async function readCart(client: Client, request: RequestOptions): Promise<Cart | null> {
  try {
    return convertCart(await client.use(getCurrentCart)(request));
  } catch (error) {
    if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
    throw error;
  }
}

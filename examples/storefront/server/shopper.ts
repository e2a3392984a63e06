import { type Client, createClient, isApiError } from '@cartwright/core';
import { findPlacedOrder } from '@cartwright/ecom/cart-v2';
import { getCurrentCart } from '@cartwright/ecom/current-cart-v2';
import type { Cart } from '@cartwright/ecom/cart-v2';
import type { Platform } from './platform.js';
import { StoreError } from './store-error.js';

/** A shopper, identified by the access token of a request. */
export interface Shopper {
  /** Returns the shopper's current cart, or `undefined` without one. */
  currentCart(): Promise<Cart | undefined>;
  /** Returns the ID of the order that the shopper placed from a cart, or `undefined` without one. */
  orderFrom(cartId: string): Promise<string | undefined>;
  /** Returns the ID of the site that the access token was issued for. */
  siteId(): Promise<string>;
}

const unauthenticated = (cause?: unknown) =>
  new StoreError(401, 'unauthenticated', 'Send the access token of a visitor or member.', cause);

/** Converts a rejected access token to an error, and a missing cart to `undefined`. */
async function unlessMissing<Result>(call: Promise<Result>): Promise<Result | undefined> {
  try {
    return await call;
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (error.status === 404) return undefined;
    throw error.status === 401 || error.status === 403 ? unauthenticated(error) : error;
  }
}

async function findSite(client: Client, token: string): Promise<string> {
  const response = await client.fetchWithAuth('/oauth2/token-info', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const { siteId } = (await response.json()) as { siteId?: string };
  if (!siteId) throw unauthenticated();
  return siteId;
}

/**
 * Returns the shopper of a request. The platform checks the access token with the first call.
 *
 * @throws {StoreError} 401 `unauthenticated` without an access token
 */
export function shopperOf(request: Request, platform: Platform): Shopper {
  const token = request.headers.get('authorization');
  if (!token) throw unauthenticated();
  const headers = { Authorization: token };
  const client = createClient({ ...platform, auth: { getAuthHeaders: () => Promise.resolve({ headers }) } });
  return {
    currentCart: async () => (await unlessMissing(client.use(getCurrentCart)()))?.cart,
    orderFrom: async (cartId) => (await unlessMissing(client.use(findPlacedOrder)(cartId)))?.orderId,
    siteId: () => findSite(client, token),
  };
}

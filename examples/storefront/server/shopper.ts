import { type AuthStrategy, type Client, fetchWithAuth, isApiError } from '@cartwright/core';
import { findPlacedOrder } from '@cartwright/ecom/cart-v2';
import { getCurrentCart } from '@cartwright/ecom/current-cart-v2';
import type { Cart } from '@cartwright/ecom/cart-v2';
import type { ServerClient } from '@cartwright/identity/server';
import { StoreError } from './store-error.js';

/** A shopper, identified by the session of a request. */
export interface Shopper {
  /** Returns the shopper's current cart, or `undefined` without one. */
  currentCart(): Promise<Cart | undefined>;
  /** Returns the ID of the order that the shopper placed from a cart, or `undefined` without one. */
  orderFrom(cartId: string): Promise<string | undefined>;
  /** Returns the ID of the site that the session belongs to. */
  siteId(): Promise<string>;
}

const unauthenticated = (cause?: unknown) =>
  new StoreError(401, 'unauthenticated', 'The request has no session of a visitor or member.', cause);

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

/** Returns the ID of the site that a session belongs to. */
export async function findSite(
  client: Client & { readonly auth: Pick<AuthStrategy, 'getAuthHeaders'> },
): Promise<string> {
  const { headers } = await client.auth.getAuthHeaders();
  const response = await client.use(fetchWithAuth)('/oauth2/token-info', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ token: headers.Authorization }),
  });
  const { siteId } = (await response.json()) as { siteId?: string };
  if (!siteId) throw unauthenticated();
  return siteId;
}

/**
 * Returns the shopper of a request.
 *
 * @throws {StoreError} 401 `unauthenticated` without a session
 */
export function createShopper(client: ServerClient): Shopper {
  if (!client.auth.getTokens().refreshToken.value) throw unauthenticated();
  return {
    currentCart: async () => (await unlessMissing(client.use(getCurrentCart)()))?.cart,
    orderFrom: async (cartId) => (await unlessMissing(client.use(findPlacedOrder)(cartId)))?.orderId,
    siteId: () => findSite(client),
  };
}

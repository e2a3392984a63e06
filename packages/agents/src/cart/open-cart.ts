import { isApiError } from '@cartwright/core';
import type { CartCapability } from '../security/capabilities.js';
import type { SessionClient } from '../session/sessions.js';
import type { Shop } from '../shop/shop.js';

/** Cart of a request, with the session that owns it. */
export interface OpenCart {
  /** ID of the cart in the protocol. */
  readonly id: string;
  /** Cart ID on the platform. */
  readonly cartId: string;
  /** Client with the session that owns the cart. */
  readonly client: SessionClient;
  /** Time of expiry, in milliseconds since 1970. */
  readonly expiresAt: number;
}

/** Time for which the ID of a cart is valid, in milliseconds. */
export const CART_LIFETIME = 90 * 24 * 3_600_000;

/** Whether a cart does not exist, such as one that was deleted. */
const isMissing = (error: unknown): boolean =>
  isApiError(error) &&
  error.status === 404 &&
  (error.operation === 'ecom.cartV2.getCart' || error.code === 'CART_NOT_FOUND');

/**
 * Calls with the cart of an ID. `undefined` if there is no such cart, and for a cart that another agent created: both look
 * the same.
 */
export async function withCart<Result>(
  shop: Shop,
  agent: string,
  id: string,
  call: (cart: OpenCart) => Promise<Result>,
): Promise<Result | undefined> {
  const capability = await shop.capabilities.open(id);
  if (!capability || capability.agent !== agent) return undefined;
  return withCapability(shop, id, capability, call);
}

/** Calls with the cart of a capability. `undefined` if the cart no longer exists. */
export async function withCapability<Result>(
  { sessions }: Shop,
  id: string,
  { cartId, expiresAt, refreshToken }: CartCapability,
  call: (cart: OpenCart) => Promise<Result>,
): Promise<Result | undefined> {
  return sessions.resume(refreshToken, async (client) => {
    try {
      return await call({ id, cartId, client, expiresAt });
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  });
}

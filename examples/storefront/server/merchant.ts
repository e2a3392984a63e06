import { createClient } from '@cartwright/core';
import { calculateCart, findPlacedOrder, placeOrder } from '@cartwright/ecom/cart-v2';
import type { CartSummary } from '@cartwright/ecom/cart-v2';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import type { Platform } from '../src/lib/server/platform.js';
import { isRefusal, orderUnknown } from './store-error.js';

/** The merchant of a site, who places orders for shoppers. */
export interface Merchant {
  /**
   * Refreshes a cart from the catalog and calculates its totals.
   *
   * @throws {ApiError} `CART_ALREADY_ORDERED`
   */
  calculate(cartId: string): Promise<CartSummary>;
  /**
   * Places the order of a cart, and returns its ID.
   *
   * @throws {ApiError} for a cart that the platform rejects, such as `CART_ALREADY_ORDERED`
   * @throws {StoreError} 502 `order_unknown` if the response was lost and the order is not found
   */
  place(cartId: string, priceVerificationToken: string | null): Promise<string>;
  /**
   * Returns the ID of the order that was placed from a cart.
   *
   * @throws {StoreError} 502 `order_unknown` if it is not found
   */
  orderFrom(cartId: string): Promise<string>;
}

/** Returns the merchant of a site. */
export function createMerchant(platform: Platform, apiKey: string, siteId: string): Merchant {
  const client = createClient({ ...platform, auth: ApiKeyStrategy({ apiKey, siteId }) });

  async function orderFrom(cartId: string): Promise<string> {
    const placed = await client
      .use(findPlacedOrder)(cartId)
      .catch((error: unknown) => {
        throw orderUnknown(error);
      });
    if (!placed) throw orderUnknown();
    return placed.orderId;
  }

  return {
    orderFrom,
    calculate: async (cartId) => (await client.use(calculateCart)(cartId, { refreshCart: true })).summary ?? {},
    async place(cartId, priceVerificationToken) {
      try {
        const { orderId } = await client.use(placeOrder)(cartId, { priceVerificationToken });
        if (orderId) return orderId;
      } catch (error) {
        if (isRefusal(error)) throw error;
      }
      // The call is not repeated: the order is looked up instead.
      return orderFrom(cartId);
    },
  };
}

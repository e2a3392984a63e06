import { createClient, isApiError, isCartwrightError } from '@cartwright/core';
import { calculateCart, findPlacedOrder, placeOrder } from '@cartwright/ecom/cart-v2';
import type { CartSummary } from '@cartwright/ecom/cart-v2';
import { ApiKeyStrategy } from '@cartwright/identity/server';
import type { Platform } from './platform.js';
import { StoreError } from './store-error.js';

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

const unknown = (cause?: unknown) =>
  new StoreError(502, 'order_unknown', 'The order may have been placed. Repeat the request.', cause);

/** Whether a request may have reached the platform although it failed. */
const isUncertain = (error: unknown): boolean =>
  isApiError(error)
    ? error.status >= 500
    : isCartwrightError(error) && ['network', 'timeout', 'parse'].includes(error.kind);

/** Returns the merchant of a site. */
export function createMerchant(platform: Platform, apiKey: string, siteId: string): Merchant {
  const client = createClient({ ...platform, auth: ApiKeyStrategy({ apiKey, siteId }) });

  async function orderFrom(cartId: string): Promise<string> {
    const placed = await client
      .use(findPlacedOrder)(cartId)
      .catch((error: unknown) => {
        throw unknown(error);
      });
    if (!placed) throw unknown();
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
        if (!isUncertain(error)) throw error;
      }
      // The call is not repeated: the order is looked up instead.
      return orderFrom(cartId);
    },
  };
}

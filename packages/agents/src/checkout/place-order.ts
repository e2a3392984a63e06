import { isApiError, isCartwrightError } from '@cartwright/core';
import * as cartV2 from '@cartwright/ecom/cart-v2';
import type { OpenCart } from '../cart/open-cart.js';
import { createError, type Message } from '../protocol/message.js';
import { createUnavailable } from '../protocol/protocol-error.js';
import type { Shop } from '../shop/shop.js';

/** Codes of refusals that the buyer can resolve on the checkout page only. */
const forBuyer: Readonly<Record<string, string>> = {
  PAYMENT_ALREADY_IN_PROGRESS: 'The buyer is paying on the checkout page.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'The store does not accept payments at the moment.',
  UNAVAILABLE_PAYMENT_METHOD: 'The order cannot be paid in this way.',
  GIFT_CARD_REDEEM_ERROR: 'The gift card could not be redeemed.',
  INVALID_MEMBERSHIP: 'The membership cannot pay.',
  MEMBERS_ONLY_ITEM: 'The buyer must sign in.',
};

/** Codes of refusals because the cart is no longer the one that was calculated. */
const changed = new Set([
  'INVALID_PRICE_VERIFICATION_TOKEN',
  'CART_PRICES_OUT_OF_SYNC',
  'LINE_ITEMS_OUT_OF_STOCK',
  'DELIVERY_METHOD_NO_LONGER_AVAILABLE',
]);

/** Error of totals that the agent has not seen. It can repeat the completion once the buyer agrees. */
export const createChangedError = (): Message =>
  createError(
    'price_changed',
    'The order changed. Show the totals to the buyer, and complete the checkout again.',
    '$.totals',
  );

/** How an order is placed. */
export interface Placement {
  /** Token of the totals that the agent has seen. */
  readonly priceVerificationToken: string | null;
  /** Whether the order is paid on delivery or at the store. Only the merchant may place it. */
  readonly isOffline: boolean;
}

/** Converts a refusal to what the agent can do about it. Throws other errors. */
function toRefusal(error: unknown): Message {
  if (!isApiError(error) || error.status >= 500 || error.status === 429) throw error;
  const code = String(error.code);
  if (changed.has(code)) return createChangedError();
  if (forBuyer[code]) return createError('payment_failed', forBuyer[code], '$.payment', 'requires_buyer_input');
  if (error.status === 403) {
    return createError('payment_required', 'The buyer pays on the checkout page.', '$.payment', 'requires_buyer_input');
  }
  return createError('order_refused', 'The order was not accepted. See the other messages.', '$');
}

/**
 * Places the order of a cart. The platform places one order for a cart, however often it is asked.
 *
 * @returns Why no order was placed, or nothing.
 * @throws {ProtocolError} `order_unknown` if the outcome is not known: the request can be repeated
 */
export async function placeOrder(shop: Shop, cart: OpenCart, placement: Placement): Promise<Message | undefined> {
  const { cartId, client } = cart;
  const { isOffline, priceVerificationToken } = placement;
  const { offlinePayment } = shop.options;
  const merchant = isOffline ? await offlinePayment?.getMerchant() : undefined;
  const api = merchant ? merchant.use({ cartV2 }).cartV2 : client.cartV2;
  try {
    await api.placeOrder(cartId, { priceVerificationToken });
    return undefined;
  } catch (error) {
    if (isApiError(error) && error.code === 'CART_ALREADY_ORDERED') return undefined;
    if (isApiError(error) && error.status < 500) return toRefusal(error);
    if (!isCartwrightError(error)) throw error;
    // The order may have been placed although its response was lost.
    if (await client.cartV2.findPlacedOrder(cartId).catch(() => null)) return undefined;
    throw createUnavailable('It is not known whether the order was placed. Repeat the request.', 'order_unknown');
  }
}

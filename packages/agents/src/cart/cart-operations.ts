import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { createError, createErrorResponse, type Message } from '../protocol/message.js';
import { describeUcp } from '../protocol/ucp.js';
import type { BuyerRequest, CartRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { createCart as create, fillCart } from './fill-cart.js';
import { withCart, type OpenCart } from './open-cart.js';
import { getCurrency, toLineItems } from './to-line-items.js';
import { listChanges, toMessages } from './to-messages.js';
import { toDiscounts, toTotals } from './to-totals.js';

/** Returns the buyer of a cart. `undefined` if nothing is known. */
function toBuyer({ customerInfo = {} }: Cart): BuyerRequest | undefined {
  const { email, firstName, lastName, phone } = customerInfo;
  const buyer = {
    ...(firstName && { first_name: firstName }),
    ...(lastName && { last_name: lastName }),
    ...(email && { email }),
    ...(phone && { phone_number: phone }),
  };
  return Object.keys(buyer).length > 0 ? buyer : undefined;
}

/** URL that opens the checkout page for a buyer, with everything filled in. */
export const getContinueUrl = ({ baseUrl }: Shop, id: string): string => `${baseUrl}/continue/${id}`;

/** Returns the fields that carts and checkouts have in common. */
export function toCartFields(shop: Shop, cart: OpenCart, stored: Cart, summary: CartSummary) {
  const currency = getCurrency(stored);
  const buyer = toBuyer(stored);
  const discounts = toDiscounts(stored.coupons ?? [], stored.paymentInfo?.giftCards ?? [], summary, currency);
  return {
    id: cart.id,
    line_items: toLineItems(shop, stored, summary),
    ...(buyer && { buyer }),
    currency,
    totals: toTotals(summary, currency),
    ...(discounts && { discounts }),
    links: shop.options.links ?? [],
    expires_at: new Date(cart.expiresAt).toISOString(),
  };
}

/** Error of a cart that does not exist, or belongs to another agent. */
const createNotFound = ({ options }: Shop) =>
  createErrorResponse('cart', [createError('not_found', 'There is no such cart')], `${options.origin}/`);

/** Reads a cart with the current prices. */
async function showCart(shop: Shop, cart: OpenCart, before: Cart, messages: readonly Message[]): Promise<object> {
  const { cart: stored = before, summary = {} } = await cart.client.cartV2.estimateCart(cart.cartId, {
    refreshCart: true,
    calculateDelivery: true,
    calculateTax: true,
    calculateAdditionalFees: true,
    calculateGiftCards: true,
  });
  // The checkout reports the fields that an order requires.
  const problems = toMessages(stored, summary).filter(({ code }) => code !== 'field_required');
  const all = [...messages, ...listChanges(before, stored), ...problems];
  return {
    ucp: describeUcp('cart'),
    ...toCartFields(shop, cart, stored, summary),
    ...(all.length > 0 && { messages: all }),
    continue_url: getContinueUrl(shop, cart.id),
  };
}

const toContent = ({ buyer, discounts, line_items: lines }: CartRequest) => ({
  lines,
  ...(buyer && { buyer }),
  ...(discounts && { codes: discounts.codes }),
});

/** Creates a cart. */
export async function createCart(shop: Shop, agent: string, request: CartRequest): Promise<object> {
  const { cart, messages } = await create(shop, agent, toContent(request));
  if (!cart) return createErrorResponse('cart', messages, `${shop.options.origin}/`);
  return showCart(shop, cart, {}, messages);
}

/** Calls with the cart of an ID, unless an order was placed from it. */
async function withUnordered(
  shop: Shop,
  agent: string,
  id: string,
  call: (cart: OpenCart, stored: Cart) => Promise<object>,
): Promise<object> {
  const shown = await withCart(shop, agent, id, async (cart) => {
    const stored = await cart.client.cartV2.getCart(cart.cartId);
    return stored.orderPlaced ? undefined : call(cart, stored);
  });
  return shown ?? createNotFound(shop);
}

/** Gets a cart with the current prices. */
export const getCart = (shop: Shop, agent: string, id: string): Promise<object> =>
  withUnordered(shop, agent, id, (cart, stored) => showCart(shop, cart, stored, []));

/** Replaces the content of a cart. */
export const updateCart = (shop: Shop, agent: string, id: string, request: CartRequest): Promise<object> =>
  withUnordered(shop, agent, id, async (cart, stored) =>
    showCart(shop, cart, stored, await fillCart(shop, cart, stored, toContent(request))),
  );

/** Deletes a cart. Returns it as it was. */
export const cancelCart = (shop: Shop, agent: string, id: string): Promise<object> =>
  withUnordered(shop, agent, id, async (cart, stored) => {
    const shown = await showCart(shop, cart, stored, []);
    await cart.client.cartV2.deleteCart(cart.cartId);
    return shown;
  });

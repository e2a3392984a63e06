import { isApiError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import type { Message } from '../protocol/message.js';
import type { LineItemRequest } from '../requests/requests.js';
import type { Shop } from '../shop/shop.js';
import { changeBuyer, type BuyerFields } from './change-buyer.js';
import { changeCodes } from './change-codes.js';
import { changeItems } from './change-items.js';
import { CART_LIFETIME, type OpenCart } from './open-cart.js';
import { resolveItems } from './resolve-items.js';

/** Content of a cart. What is left out stays as it is. */
export interface CartContent extends BuyerFields {
  /** Line items. They replace those of the cart. */
  readonly lines: readonly LineItemRequest[];
  /** Codes of coupons and gift cards. They replace those of the cart. */
  readonly codes?: readonly string[] | undefined;
}

/** Makes the content of a cart that of a request. Returns what could not be changed. */
export async function fillCart(
  shop: Shop,
  { cartId, client }: OpenCart,
  cart: Cart,
  { codes, lines, ...fields }: CartContent,
): Promise<Message[]> {
  const { items, messages } = await resolveItems(shop, lines);
  return [
    ...messages,
    ...(await changeItems(client, cart, items)),
    ...(await changeBuyer(client, cartId, fields)),
    ...(await changeCodes(client, cart, codes)),
  ];
}

/** New cart of a request. */
export interface NewCart {
  /** The cart. `undefined` if nothing that was requested can be bought. */
  readonly cart: OpenCart | undefined;
  /** Messages about items that could not be added. */
  readonly messages: readonly Message[];
}

/** Creates a cart with a new session. */
export async function createCart(shop: Shop, agent: string, content: CartContent): Promise<NewCart> {
  const { codes, lines, ...fields } = content;
  const { items, messages } = await resolveItems(shop, lines);
  if (lines.length > 0 && items.length === 0) return { cart: undefined, messages };

  const { client, refreshToken } = await shop.sessions.start();
  const { cart = {} } = await client.currentCartV2.createCurrentCart({
    cart: { source: { channelType: 'UCP_AGENTIC_CHECKOUT' } },
  });
  const cartId = cart._id ?? '';
  const notAdded = await changeItems(client, cart, items);
  if (items.length > 0 && notAdded.length >= items.length) {
    const { lineItems = [] } = await client.cartV2.getCart(cartId);
    if (lineItems.length === 0) {
      await client.cartV2.deleteCart(cartId);
      return { cart: undefined, messages: [...messages, ...notAdded] };
    }
  }
  const rest = [...(await changeBuyer(client, cartId, fields)), ...(await changeCodes(client, cart, codes))];
  const expiresAt = Date.now() + CART_LIFETIME;
  const id = await shop.capabilities.issue({ cartId, refreshToken, agent, expiresAt });
  return { cart: { id, cartId, client, expiresAt }, messages: [...messages, ...notAdded, ...rest] };
}

/** Whether an order was placed from a cart, so that it cannot be changed. */
export const isOrdered = (error: unknown): boolean => isApiError(error) && error.code === 'CART_ALREADY_ORDERED';

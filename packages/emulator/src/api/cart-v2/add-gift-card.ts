import { type RouteContext, route } from '../../protocol/routing/route.js';
import { addRequestedGiftCard } from './input/add-requested-gift-card.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

const add = (context: RouteContext, which: CartAccess): object =>
  change(context, which, (cart) => addRequestedGiftCard(context, cart, bodyOf(context).giftCard, 'giftCard'));

/** Adds a gift card to the caller's cart. Nothing is redeemed before the order. */
export const addGiftCardToCurrentCart = route({
  id: 'ecom.currentCartV2.addGiftCardToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/add-gift-card', '/v2/carts/current/add-gift-card'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds a gift card to a cart by its ID. Nothing is redeemed before the order. */
export const addGiftCard = route({
  id: 'ecom.cartV2.addGiftCard',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/add-gift-card', '/v2/carts/{cartId}/add-gift-card'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});

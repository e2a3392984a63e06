import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { removeGiftCard as removeFrom } from '../../shop/purchase/cart-gift-card.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

function remove(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const giftCardId = read.string(bodyOf(context).giftCardId ?? '', 'giftCardId', { min: 1, max: 100 }) ?? '';
  read.check();
  return change(context, which, (cart) => removeFrom(context.tenant, cart, giftCardId));
}

/** Removes the gift card with the given ID from the caller's cart. */
export const removeGiftCardFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeGiftCardFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-gift-card', '/v2/carts/current/remove-gift-card'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes the gift card with the given ID from a cart by its ID. */
export const removeGiftCard = route({
  id: 'ecom.cartV2.removeGiftCard',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-gift-card', '/v2/carts/{cartId}/remove-gift-card'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

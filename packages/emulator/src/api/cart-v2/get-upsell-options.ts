import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';

/** Lists the offers of each line item. The emulator has no app that makes offers. */
const list = (context: RouteContext, which: CartAccess): object => ({
  itemsUpsells: which.find(context).lines.map(({ id }) => ({ lineItemId: id, upsells: [] })),
});

/** Lists the offers for the line items in the caller's cart. */
export const getUpsellOptionsForCurrentCart = route({
  id: 'ecom.currentCartV2.getUpsellOptionsForCurrentCart',
  method: 'GET',
  paths: ['/ecom/v2/carts/current/upsell-options', '/v2/carts/current/upsell-options'],
  access: 'visitor',
  handle: (context) => list(context, currentCart),
});

/** Lists the offers for the line items in a cart by its ID. */
export const getUpsellOptions = route({
  id: 'ecom.cartV2.getUpsellOptions',
  method: 'GET',
  paths: ['/ecom/v2/carts/{cartId}/upsell-options', '/v2/carts/{cartId}/upsell-options'],
  access: 'visitor',
  handle: (context) => list(context, cartById),
});

import { type RouteContext, route } from '../../protocol/routing/route.js';
import { setDelivery } from '../../shop/purchase/set-delivery.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';
import { readDeliveryMethod } from './input/read-delivery-method.js';

function set(context: RouteContext, which: CartAccess): object {
  const option = readDeliveryMethod(bodyOf(context).deliveryMethod);
  return change(context, which, (cart) => setDelivery(context, cart, option));
}

/** Selects the delivery method of the caller's cart. Requires an address and a line item. */
export const setDeliveryMethodForCurrentCart = route({
  id: 'ecom.currentCartV2.setDeliveryMethodForCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/set-delivery-method', '/v2/carts/current/set-delivery-method'],
  access: 'visitor',
  handle: (context) => set(context, currentCart),
});

/** Selects the delivery method of a cart by its ID. Requires an address and a line item. */
export const setDeliveryMethod = route({
  id: 'ecom.cartV2.setDeliveryMethod',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/set-delivery-method', '/v2/carts/{cartId}/set-delivery-method'],
  access: 'visitor',
  handle: (context) => set(context, cartById),
});

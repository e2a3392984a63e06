import { type RouteContext, route } from '../../protocol/routing/route.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';

const remove = (context: RouteContext, which: CartAccess): object =>
  change(context, which, ({ selectedShippingOption: _, ...cart }) => cart);

/** Removes the delivery method from the caller's cart, if it has one. */
export const removeDeliveryMethodFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeDeliveryMethodFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-delivery-method', '/v2/carts/current/remove-delivery-method'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes the delivery method from a cart by its ID, if it has one. */
export const removeDeliveryMethod = route({
  id: 'ecom.cartV2.removeDeliveryMethod',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-delivery-method', '/v2/carts/{cartId}/remove-delivery-method'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

import { FieldReader } from '../../kernel/input/field-reader.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { removeLines } from '../../shop/purchase/remove-lines.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

function remove(context: RouteContext, which: CartAccess): object {
  const read = new FieldReader();
  const ids = read.ids(bodyOf(context).lineItemIds, 'lineItemIds', { min: 1, max: 100 });
  read.check();
  return change(context, which, (cart) => removeLines(cart, ids));
}

/** Removes 1 to 100 line items from the caller's cart. Removes nothing if an ID is unknown. */
export const removeLineItemsFromCurrentCart = route({
  id: 'ecom.currentCartV2.removeLineItemsFromCurrentCart',
  method: 'POST',
  paths: ['/ecom/v2/carts/current/remove-line-items', '/v2/carts/current/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, currentCart),
});

/** Removes 1 to 100 line items from a cart by its ID. Removes nothing if an ID is unknown. */
export const removeLineItems = route({
  id: 'ecom.cartV2.removeLineItems',
  method: 'POST',
  paths: ['/ecom/v2/carts/{cartId}/remove-line-items', '/v2/carts/{cartId}/remove-line-items'],
  access: 'visitor',
  handle: (context) => remove(context, cartById),
});

import { FieldReader } from '../../kernel/input/field-reader.js';
import { bodyObject } from '../../kernel/input/body-object.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { applyCartFields } from './input/apply-cart-fields.js';
import { type CartAccess, cartById, change, currentCart } from './cart-access.js';
import { bodyOf } from './input/read-body.js';

function update(context: RouteContext, which: CartAccess): object {
  const fields = bodyObject(new FieldReader(), context.body, 'cart');
  return change(context, which, (cart) => applyCartFields(cart, fields, bodyOf(context).fieldMask));
}

/** Updates the note, customer, addresses and other fields of the caller's cart. */
export const updateCurrentCart = route({
  id: 'ecom.currentCartV2.updateCurrentCart',
  method: 'PATCH',
  paths: ['/ecom/v2/carts/current', '/v2/carts/current'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Updates the note, customer, addresses and other fields of a cart by its ID. */
export const updateCart = route({
  id: 'ecom.cartV2.updateCart',
  method: 'PATCH',
  paths: ['/ecom/v2/carts/{cart.id}', '/v2/carts/{cart.id}'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});

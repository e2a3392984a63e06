import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import { readString } from '../../kernel/input/read-string.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { addRequestedLines, hasNoLines } from '../purchase/add-requested-lines.js';
import { type CartAccess, cartById, currentCart } from './cart-access.js';
import { formatCart } from './format-cart.js';

function add(context: RouteContext, which: CartAccess): object {
  const { body, origin, tenant } = context;
  const input = isObject(body) ? body : {};
  check([hasNoLines(input) ? violation('lineItems', 'must not be empty', 'MIN_SIZE') : undefined]);
  const businessLocationId = readString(input.businessLocationId, 'businessLocationId', 36);
  const cart = addRequestedLines(context, which.getOrCreate(context), input);
  const saved = which.save(context, { ...cart, ...(businessLocationId && { businessLocationId }) });
  return { cart: formatCart(tenant, saved, origin) };
}

/** Adds catalog items and custom items to the caller's cart. Creates the cart if there is none. */
export const addToCurrentCart = route({
  id: 'ecom.currentCart.addToCurrentCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/add-to-cart', '/v1/carts/current/add-to-cart'],
  access: 'visitor',
  handle: (context) => add(context, currentCart),
});

/** Adds catalog items and custom items to a cart by its id. */
export const addToCart = route({
  id: 'ecom.cart.addToCart',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/add-to-cart', '/v1/carts/{id}/add-to-cart'],
  access: 'visitor',
  handle: (context) => add(context, cartById),
});

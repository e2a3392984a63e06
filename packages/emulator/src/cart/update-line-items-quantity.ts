import { route } from '../http/route.js';
import { requireCart, saveCart } from './cart.js';
import { check, isInput, quantityViolation, readList, violation } from './input.js';
import { ownerOf } from './owner.js';
import { requireLines } from './remove-line-items.js';
import { resolveLines } from './resolve-lines.js';
import { wireCart } from './wire-cart.js';

/** Sets the quantities of lines, each at least one. Either all of them are set or none. */
export const updateCurrentCartLineItemQuantity = route({
  id: 'ecom.currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/update-line-items-quantity', '/v1/carts/current/update-line-items-quantity'],
  access: 'visitor',
  handle: ({ body, caller, origin, tenant }) => {
    const items = readList(isInput(body) ? body.lineItems : undefined, 'lineItems');
    check([
      items.length > 0 ? undefined : violation('lineItems', 'has size 0, expected 1 or more', 'MIN_SIZE'),
      ...items.flatMap(({ id, quantity }, index) => [
        typeof id === 'string' && id !== ''
          ? undefined
          : violation(`lineItems[${index}].id`, 'must not be empty', 'REQUIRED_FIELD'),
        quantityViolation(quantity, `lineItems[${index}].quantity`),
      ]),
    ]);
    const cart = requireCart(tenant, ownerOf(caller));
    requireLines(
      cart,
      items.map(({ id }) => id),
    );
    const wanted = new Map(items.map(({ id, quantity }) => [id as string, quantity as number]));
    const lines = cart.lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity }));
    const saved = saveCart(tenant, { ...cart, lines: resolveLines(tenant, lines) });
    return { cart: wireCart(tenant, saved, origin) };
  },
});

import { check, violation } from '../../kernel/input/violation.js';
import { isObject } from '../../kernel/input/object.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type RouteContext, route } from '../../protocol/routing/route.js';
import { quantityViolation, readList } from '../../shop/purchase/bounds.js';
import type { StoredLine } from '../../shop/line-items/line.js';
import { requireLines } from './remove-line-items.js';
import { resolveLines } from '../../shop/purchase/resolve-lines.js';
import { type WhichCart, cartById, currentCart } from './which-cart.js';
import { wireCart } from './wire-cart.js';

/**
 * The lines with the quantities that the request sets, each at least one. Either all of them are set or none.
 * @throws {ValidationError} for no quantities, for invalid ones, and for another one of what has a fixed quantity
 * @throws {ApplicationError} 404 for a line that there is not
 */
export function setQuantities(tenant: Tenant, lines: readonly StoredLine[], body: unknown): StoredLine[] {
  const items = readList(isObject(body) ? body.lineItems : undefined, 'lineItems');
  check([
    items.length > 0 ? undefined : violation('lineItems', 'has size 0, expected 1 or more', 'MIN_SIZE'),
    ...items.flatMap(({ id, quantity }, index) => [
      typeof id === 'string' && id !== ''
        ? undefined
        : violation(`lineItems[${index}].id`, 'must not be empty', 'REQUIRED_FIELD'),
      quantityViolation(quantity, `lineItems[${index}].quantity`),
    ]),
  ]);
  requireLines(
    { lines },
    items.map(({ id }) => id),
  );
  const wanted = new Map(items.map(({ id, quantity }) => [id as string, quantity as number]));
  check(
    items.map(({ id, quantity }, index) => {
      const line = lines.find((one) => one.id === id);
      const isFixed = line?.facts.fixedQuantity && line.quantity !== quantity;
      return isFixed
        ? violation(`lineItems[${index}].quantity`, 'is fixed, and cannot be changed', 'OTHER')
        : undefined;
    }),
  );
  return resolveLines(
    tenant,
    lines.map((line) => ({ ...line, quantity: wanted.get(line.id) ?? line.quantity })),
  );
}

function update(context: RouteContext, which: WhichCart): object {
  const { body, origin, tenant } = context;
  const cart = which.require(context);
  const saved = which.save(context, { ...cart, lines: setQuantities(tenant, cart.lines, body) });
  return { cart: wireCart(tenant, saved, origin) };
}

/** Sets quantities of line items in the cart of the caller, each at least one: all of them, or none. */
export const updateCurrentCartLineItemQuantity = route({
  id: 'ecom.currentCart.updateCurrentCartLineItemQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/current/update-line-items-quantity', '/v1/carts/current/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, currentCart),
});

/** Sets quantities of line items in a cart by its id, each at least one: all of them, or none. */
export const updateLineItemsQuantity = route({
  id: 'ecom.cart.updateLineItemsQuantity',
  method: 'POST',
  paths: ['/ecom/v1/carts/{id}/update-line-items-quantity', '/v1/carts/{id}/update-line-items-quantity'],
  access: 'visitor',
  handle: (context) => update(context, cartById),
});

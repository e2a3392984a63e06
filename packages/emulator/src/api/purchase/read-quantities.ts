import { isObject } from '../../kernel/input/object.js';
import { quantityViolation } from '../../kernel/input/quantity-violation.js';
import { readList } from '../../kernel/input/read-list.js';
import { check, violation } from '../../kernel/input/violation.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { requireLines } from '../../shop/purchase/remove-lines.js';

/**
 * Reads the quantities of a request, at least 1 each, by line item id.
 *
 * @throws {ValidationError} for an empty list, for invalid quantities, and for changes of a fixed quantity
 * @throws {ApplicationError} 404 `LINE_ITEM_NOT_FOUND_IN_CART`
 */
export function readQuantities(purchase: Purchase, body: unknown): ReadonlyMap<string, number> {
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
  const wanted = items.map(({ id, quantity }) => [id as string, quantity as number] as const);
  requireLines(
    purchase,
    wanted.map(([id]) => id),
  );
  check(
    wanted.map(([id, quantity], index) => {
      const line = purchase.lines.find((one) => one.id === id);
      const isFixed = line?.facts.fixedQuantity && line.quantity !== quantity;
      return isFixed
        ? violation(`lineItems[${index}].quantity`, 'is fixed, and cannot be changed', 'OTHER')
        : undefined;
    }),
  );
  return new Map(wanted);
}

import { isObject } from '../../kernel/input/object.js';
import { check, violation } from '../../kernel/input/violation.js';

/**
 * Reads the ids of line items to remove.
 *
 * @throws {ValidationError} for an empty list, and for invalid ids
 */
export function readLineItemIds(body: unknown): readonly string[] {
  const ids: readonly unknown[] = isObject(body) && Array.isArray(body.lineItemIds) ? body.lineItemIds : [];
  check([
    ids.length > 0 ? undefined : violation('lineItemIds', 'has size 0, expected 1 or more', 'MIN_SIZE'),
    ...ids.map((id, index) =>
      typeof id === 'string' && id !== ''
        ? undefined
        : violation(`lineItemIds[${index}]`, 'must be a line item id', 'FORMAT'),
    ),
  ]);
  return ids as readonly string[];
}

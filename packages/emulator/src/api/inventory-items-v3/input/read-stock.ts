import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import { maxQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import { defaultPreorderLimit } from '../../../shop/catalog-v3/inventory/availability.js';
import type { ChangeReason, Preorder, Stock } from '../../../shop/catalog-v3/inventory/inventory-item.js';

/** Reads the stock of an inventory item: `quantity` or `inStock`. `undefined` if the input has neither. */
export function readStock(read: FieldReader, input: Input): Stock | undefined {
  const bounds = { min: -maxQuantity, max: maxQuantity, scale: 0 };
  const quantity = read.number(input['quantity'], 'inventoryItem.quantity', bounds);
  const inStock = read.boolean(input['inStock'], 'inventoryItem.inStock');
  if (!isMissing(input['quantity']) && !isMissing(input['inStock'])) {
    return read.addViolation('inventoryItem', 'must not have both quantity and inStock', 'OTHER');
  }
  if (quantity !== undefined) return { quantity };
  return inStock === undefined ? undefined : { inStock };
}

/**
 * Reads pre-order settings, with those of `before` for the fields that the value does not have. A limit of an item
 * whose quantity is not tracked is a `PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY` violation.
 */
export function readPreorder(
  read: FieldReader,
  value: unknown,
  { before, isTracked }: { readonly before?: Preorder | undefined; readonly isTracked: boolean },
): Preorder | undefined {
  const field = 'inventoryItem.preorderInfo';
  const input = read.object(value, field);
  if (!input) return undefined;
  const enabled = read.boolean(input['enabled'], `${field}.enabled`);
  const message =
    'message' in input ? read.string(input['message'], `${field}.message`, { min: 1, max: 250 }) : before?.message;
  const limit = read.number(input['limit'], `${field}.limit`, { max: defaultPreorderLimit, scale: 0 });
  if (limit !== undefined && !isTracked) {
    const rule = { ruleName: 'PREORDER_LIMIT_NOT_SUPPORTED_FOR_UNTRACKED_INVENTORY' };
    read.addViolation(`${field}.limit`, 'needs a tracked quantity', 'OTHER', rule);
  }
  return {
    enabled: enabled ?? before?.enabled ?? false,
    ...(message !== undefined && { message }),
    limit: limit ?? before?.limit ?? defaultPreorderLimit,
    counter: before?.counter ?? 0,
  };
}

/** Reads the reason for a change. */
export const readReason = (read: FieldReader, input: Input): ChangeReason | undefined =>
  read.enumeration(input['reason'], 'reason', ['ORDER', 'MANUAL', 'REVERT_INVENTORY_CHANGE']);

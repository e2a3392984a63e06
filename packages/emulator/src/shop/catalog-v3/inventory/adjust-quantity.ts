import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { preorderQuantity, getAvailability } from './availability.js';
import type { ChangeReason, StoredInventoryItem } from './inventory-item.js';
import { changeInventoryItem } from './set-inventory-item.js';

/** Largest quantity, and with a minus sign the smallest. */
export const maxQuantity = 99_999;

const refuse = ({ id, quantity }: StoredInventoryItem, code: string, description: string): ApplicationError =>
  new ApplicationError('failedPrecondition', code, description, { inventoryItemId: id, quantity });

function countedQuantity(item: StoredInventoryItem): number {
  if (item.quantity !== undefined) return item.quantity;
  throw refuse(item, 'INVENTORY_QUANTITY_NOT_TRACKED', 'The quantity of the item is not tracked.');
}

/** Decrement of a quantity. */
export interface Decrement {
  readonly by: number;
  /** Whether the quantity cannot become negative. */
  readonly isRestricted: boolean;
  /** Whether to count pre-orders instead, if the item can be pre-ordered. */
  readonly isPreorder: boolean;
  readonly reason?: ChangeReason;
}

/**
 * Decrements the quantity of an item, or increments the number of its pre-orders.
 *
 * @throws {ApplicationError} 428 `INVENTORY_QUANTITY_NOT_TRACKED`, `INSUFFICIENT_INVENTORY`,
 * `MIN_QUANTITY_LIMIT_REACHED`
 */
export function decrementQuantity(
  tenant: Tenant,
  item: StoredInventoryItem,
  { by, isPreorder, isRestricted, ...change }: Decrement,
): StoredInventoryItem {
  const before = countedQuantity(item);
  const { preorder } = item;
  if (isPreorder && preorder && getAvailability(item) === 'PREORDER' && preorderQuantity(preorder) >= by) {
    return changeInventoryItem(tenant, item, { ...change, preorder: { ...preorder, counter: preorder.counter + by } });
  }
  if (isRestricted && by > before) throw refuse(item, 'INSUFFICIENT_INVENTORY', 'There is not enough in stock.');
  const quantity = before - by;
  if (quantity < -maxQuantity) {
    throw refuse(item, 'MIN_QUANTITY_LIMIT_REACHED', `The quantity would be less than -${maxQuantity}.`);
  }
  return changeInventoryItem(tenant, item, { ...change, stock: { quantity } });
}

/**
 * Increments the quantity of an item.
 *
 * @throws {ApplicationError} 428 `INVENTORY_QUANTITY_NOT_TRACKED`, `MAX_QUANTITY_LIMIT_REACHED`
 */
export function incrementQuantity(
  tenant: Tenant,
  item: StoredInventoryItem,
  by: number,
  reason?: ChangeReason,
): StoredInventoryItem {
  const quantity = countedQuantity(item) + by;
  if (quantity > maxQuantity) {
    throw refuse(item, 'MAX_QUANTITY_LIMIT_REACHED', `The quantity would be greater than ${maxQuantity}.`);
  }
  return changeInventoryItem(tenant, item, { stock: { quantity }, ...(reason && { reason }) });
}

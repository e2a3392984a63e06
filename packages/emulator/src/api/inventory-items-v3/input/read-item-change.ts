import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import type { MaskFields } from '../../../kernel/input/masked-fields.js';
import type { Input } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { getRequireProduct } from '../../../shop/catalog-v3/inventory-details/inventory-details.js';
import type { Stock, StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import {
  type InventoryChange,
  changeInventoryItem,
  checkPreorder,
} from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { readPreorder, readStock } from './read-stock.js';

/** Fields that a mask can contain. The variant, location and product are immutable, and ignored. */
export const itemFields: { readonly [name: string]: MaskFields } = {
  quantity: 'value',
  inStock: 'value',
  preorderInfo: { enabled: 'value', message: 'value', limit: 'value' },
  extendedFields: 'any',
  variantId: 'value',
  locationId: 'value',
  productId: 'value',
  trackQuantity: 'value',
};

/** Reads the changed fields of an inventory item. `null` clears the extended fields. */
export function readItemChange(read: FieldReader, changes: Input, item: StoredInventoryItem): InventoryChange {
  const stock = readStock(read, changes);
  const isTracked = stock ? 'quantity' in stock : item.quantity !== undefined;
  const preorder = readPreorder(read, changes['preorderInfo'], { before: item.preorder, isTracked });
  const extendedFields = read.object(changes['extendedFields'], 'inventoryItem.extendedFields');
  return { ...(stock && { stock }), ...(preorder && { preorder }), ...(extendedFields && { extendedFields }) };
}

/** Whether a stock is a negative quantity that is lower than the current one. */
export const isNegativeDecrease = (stock: Stock | undefined, { quantity = 0 }: Pick<StoredInventoryItem, 'quantity'>) =>
  stock !== undefined && 'quantity' in stock && stock.quantity < Math.min(0, quantity);

/**
 * Applies a change to an inventory item.
 *
 * @throws {ApplicationError} 428 `REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING`, `PRE_ORDER_VALIDATION`
 */
export function applyItemChange(
  tenant: Tenant,
  item: StoredInventoryItem,
  change: InventoryChange,
): StoredInventoryItem {
  if (isNegativeDecrease(change.stock, item)) {
    const code = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE_DECREASING';
    const data = { inventoryItemId: item.id, quantity: item.quantity };
    throw new ApplicationError('failedPrecondition', code, 'A quantity cannot be decreased below zero.', data);
  }
  if (change.preorder) checkPreorder(getRequireProduct(tenant, item), change.preorder);
  return changeInventoryItem(tenant, item, change);
}

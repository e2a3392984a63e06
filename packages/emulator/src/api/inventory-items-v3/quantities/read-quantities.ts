import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { maxQuantity } from '../../../shop/catalog-v3/inventory/adjust-quantity.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { findInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { readVariantAt } from '../input/read-inventory-item.js';
import { requireInventoryItem } from '../require-inventory-item.js';

/** Maximum number of items of a call. */
export const maxItems = 300;

/** Reads a required amount to increment or decrement by. */
export function readAmount(read: FieldReader, value: unknown, field: string): number {
  if (isMissing(value)) read.missing(field);
  return read.number(value, field, { min: 1, max: maxQuantity, scale: 0 }) ?? 0;
}

/** Finds the inventory item of a change, after the change has been read. */
export type FindItem = (read: FieldReader, input: Input) => () => StoredInventoryItem;

/** Finds inventory items by `inventoryItemId`. The found function throws 404 `NOT_FOUND`. */
export const byId =
  (tenant: Tenant): FindItem =>
  (read, input) => {
    if (isMissing(input['inventoryItemId'])) read.missing('inventoryItemId');
    const id = read.string(input['inventoryItemId'], 'inventoryItemId', { max: 36 }) ?? '';
    return () => requireInventoryItem(tenant, id);
  };

/**
 * Finds inventory items by `variantId`, `locationId`, by default the default location, and `productId`, if given. The
 * found function throws 404 `NOT_FOUND`.
 */
export const byVariantAndLocation =
  (tenant: Tenant): FindItem =>
  (read, input) => {
    const { locationId, variantId } = readVariantAt(read, input, '');
    const productId = read.string(input['productId'], 'productId', { max: 36 });
    return () => {
      const item = findInventoryItem(tenant, variantId, locationId);
      if (item && (productId === undefined || productId === item.productId)) return item;
      const description = 'The variant has no inventory item at the location.';
      throw new ApplicationError('notFound', 'NOT_FOUND', description, { variantId, locationId, productId });
    };
  };

/** Returns the ID of the item of a change, if the request has it. */
export const changedItemId = (item: unknown): string | undefined => {
  const id = isObject(item) ? item['inventoryItemId'] : undefined;
  return typeof id === 'string' ? id : undefined;
};

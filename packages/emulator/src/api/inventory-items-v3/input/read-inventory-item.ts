import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';
import type { NewInventoryItem } from '../../../shop/catalog-v3/inventory/set-inventory-item.js';
import { storesLocations } from '../../../shop/catalog-v3/locations/location.js';
import { readPreorder, readStock } from './read-stock.js';

/**
 * Checks that the store has a location.
 *
 * @throws {ApplicationError} 404 `STORES_LOCATION_NOT_FOUND`
 */
export function checkLocation(id: string | undefined): void {
  if (id === undefined || storesLocations.some((location) => location.id === id)) return;
  throw new ApplicationError('notFound', 'STORES_LOCATION_NOT_FOUND', 'No location has this ID.', { id });
}

/** Reads a variant and a location. */
export function readVariantAt(read: FieldReader, input: Input, prefix: string) {
  const getId = (name: string) => read.string(input[name], `${prefix}${name}`, { min: 1, max: 36 });
  if (isMissing(input['variantId'])) read.missing(`${prefix}variantId`);
  const locationId = getId('locationId');
  return { variantId: getId('variantId') ?? '', ...(locationId !== undefined && { locationId }) };
}

/** Reads an inventory item to create. The sign of the quantity is not checked. */
export function readInventoryItem(read: FieldReader, input: Input): NewInventoryItem {
  if (isMissing(input['productId'])) read.missing('inventoryItem.productId');
  const productId = read.string(input['productId'], 'inventoryItem.productId', { min: 1, max: 36 }) ?? '';
  const stock = readStock(read, input);
  if (isMissing(input['quantity']) && isMissing(input['inStock'])) {
    read.addViolation('inventoryItem', 'must have quantity or inStock', 'REQUIRED_ONE_OF_FIELD');
  }
  const isTracked = stock !== undefined && 'quantity' in stock;
  const preorder = readPreorder(read, input['preorderInfo'], { isTracked });
  const extendedFields = read.object(input['extendedFields'], 'inventoryItem.extendedFields');
  return {
    productId,
    ...readVariantAt(read, input, 'inventoryItem.'),
    stock: stock ?? { inStock: false },
    ...(preorder && { preorder }),
    ...(extendedFields && { extendedFields }),
  };
}

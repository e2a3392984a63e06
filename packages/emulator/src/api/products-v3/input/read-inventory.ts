import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { defaultPreorderLimit } from '../../../shop/catalog-v3/inventory/availability.js';
import type { Preorder } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import type { VariantInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';

/** Largest quantity. */
const maxQuantity = 99_999;

function readPreorder(read: FieldReader, value: unknown, field: string): Preorder | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const message = read.string(input['message'], `${field}.message`, { min: 1, max: 250 });
  const limit = read.number(input['limit'], `${field}.limit`, { max: defaultPreorderLimit, scale: 0 });
  return {
    enabled: read.boolean(input['enabled'], `${field}.enabled`) ?? false,
    ...(message !== undefined && { message }),
    limit: limit ?? defaultPreorderLimit,
    counter: 0,
  };
}

function readItem(read: FieldReader, value: unknown, field: string): VariantInventory | undefined {
  const input = read.object(value, field);
  if (!input) return undefined;
  const id = read.string(input['id'], `${field}.id`, { min: 1, max: 36 });
  const inStock = read.boolean(input['inStock'], `${field}.inStock`);
  const quantity = read.number(input['quantity'], `${field}.quantity`, {
    min: -maxQuantity,
    max: maxQuantity,
    scale: 0,
  });
  if (quantity !== undefined && quantity < 0) {
    const ruleName = 'REQUESTED_QUANTITY_MUST_BE_NON_NEGATIVE';
    read.addViolation(`${field}.quantity`, 'must not be negative', 'OTHER', { ruleName });
  }
  if (isMissing(input['inStock']) && isMissing(input['quantity']))
    read.addViolation(field, 'must have inStock or quantity', 'REQUIRED_ONE_OF_FIELD');
  const preorder = readPreorder(read, input['preorderInfo'], `${field}.preorderInfo`);
  return {
    ...(id !== undefined && { id }),
    stock: quantity === undefined ? { inStock: inStock ?? false } : { quantity },
    ...(preorder && { preorder }),
  };
}

/** Reads the `inventoryItem` of each variant of a product, in their order. `undefined` for variants without one. */
export function readInventory(read: FieldReader, product: unknown): readonly (VariantInventory | undefined)[] {
  const info = isObject(product) ? product['variantsInfo'] : undefined;
  const variants = isObject(info) ? info['variants'] : undefined;
  if (!Array.isArray(variants)) return [];
  return variants.map((variant: unknown, index) => {
    const field = `product.variantsInfo.variants[${index}].inventoryItem`;
    return isObject(variant) ? readItem(read, variant['inventoryItem'], field) : undefined;
  });
}

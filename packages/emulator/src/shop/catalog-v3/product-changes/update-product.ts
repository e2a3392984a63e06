import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity, type Entity } from '../entity.js';
import { inventoryItems } from '../inventory/inventory-item.js';
import { inventoryOfVariant } from './inventory-of-variant.js';
import { type StoredProduct, products } from '../products/product.js';
import { applyInput } from './apply-input.js';
import { checkProduct } from './check-product.js';
import type { ProductInput } from './product-input.js';

/**
 * Stores a changed product with the next revision. Deletes the inventory of removed variants.
 *
 * @throws {ApplicationError} as `checkProduct` does
 * @throws {ValidationError} as `checkProduct` does
 */
export function saveProduct(
  tenant: Tenant,
  before: StoredProduct,
  changes: Partial<Omit<StoredProduct, keyof Entity>>,
): StoredProduct {
  const product = changedEntity(tenant, before, changes);
  checkProduct(tenant, product, before);
  const kept = new Set(product.variants.map(({ id }) => id));
  for (const { id } of before.variants) {
    if (!kept.has(id)) for (const item of inventoryOfVariant(tenant, id)) inventoryItems(tenant).delete(item.id);
  }
  return products(tenant).put(product);
}

/**
 * Updates the given fields of a product.
 *
 * @throws {ApplicationError} as `applyInput` and `saveProduct` do
 * @throws {ValidationError} as `applyInput` and `saveProduct` do
 */
export const updateProduct = (tenant: Tenant, before: StoredProduct, input: ProductInput): StoredProduct =>
  saveProduct(tenant, before, applyInput(tenant, before, input, 'INFO_SECTION_ERROR_OCCURRED'));

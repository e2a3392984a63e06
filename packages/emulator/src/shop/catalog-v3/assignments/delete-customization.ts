import { ruleError } from '../../../kernel/input/violation.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { customizations, type StoredCustomization } from '../customizations/customization.js';
import { changedEntity } from '../entity.js';
import { products } from '../products/product.js';
import { assignedProducts } from './assigned-products.js';

/**
 * Deletes a customization. A modifier is removed from its products.
 *
 * @throws {ValidationError} `NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT` for an option of a product
 */
export function deleteCustomization(tenant: Tenant, { id, type }: StoredCustomization): void {
  const assigned = assignedProducts(tenant, id);
  if (type === 'PRODUCT_OPTION' && assigned.length > 0) {
    const rule = 'NOT_ALLOWED_DELETE_CUSTOMIZATION_ASSIGNED_TO_PRODUCT';
    throw ruleError('customizationId', 'is an option of a product', rule);
  }
  for (const product of assigned) {
    const modifiers = product.modifiers.filter(({ customizationId }) => customizationId !== id);
    products(tenant).put(changedEntity(tenant, product, { modifiers }));
  }
  customizations(tenant).delete(id);
}

import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity } from '../entity.js';
import { products } from '../products/product.js';
import { ribbons } from '../ribbons/ribbon.js';
import { assignedProducts } from './assigned-products.js';

/** Deletes a ribbon and removes it from all products. */
export function deleteRibbon(tenant: Tenant, id: string): void {
  for (const product of assignedProducts(tenant, id)) {
    const changes = {
      ...(product.ribbonId === id && { ribbonId: undefined }),
      additionalRibbonIds: product.additionalRibbonIds.filter((ribbonId) => ribbonId !== id),
    };
    products(tenant).put(changedEntity(tenant, product, changes));
  }
  ribbons(tenant).delete(id);
}

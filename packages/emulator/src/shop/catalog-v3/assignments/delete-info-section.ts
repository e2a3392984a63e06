import type { Tenant } from '../../../kernel/state/tenant.js';
import { changedEntity } from '../entity.js';
import { infoSections } from '../info-sections/info-section.js';
import { products } from '../products/product.js';
import { assignedProducts } from './assigned-products.js';

/** Deletes an info section and removes it from all products. */
export function deleteInfoSection(tenant: Tenant, id: string): void {
  for (const product of assignedProducts(tenant, id)) {
    const infoSectionIds = product.infoSectionIds.filter((sectionId) => sectionId !== id);
    products(tenant).put(changedEntity(tenant, product, { infoSectionIds }));
  }
  infoSections(tenant).delete(id);
}

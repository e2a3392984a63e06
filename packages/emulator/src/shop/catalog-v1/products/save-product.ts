import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../product.js';

/** Stores a product that was changed. Every change of the catalog's own operations ends here. */
export const saveProduct = (tenant: Tenant, product: StoredProduct): StoredProduct =>
  products(tenant).put({ ...product, lastUpdated: tenant.clock.now().toISOString() });

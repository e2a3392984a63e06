import type { Tenant } from '../../../kernel/state/tenant.js';
import { type StoredProduct, products } from '../product.js';

/** Stores a changed product. All operations of the catalog use it. */
export const saveProduct = (tenant: Tenant, product: StoredProduct): StoredProduct =>
  products(tenant).put({ ...product, lastUpdated: tenant.clock.now().toISOString() });

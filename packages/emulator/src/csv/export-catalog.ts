import { storeCurrency } from '../money/store-currency.js';
import { collections } from '../catalog/collection.js';
import { products } from '../catalog/product.js';
import type { Tenant } from '../state/tenant.js';
import { writeCatalog } from './write-catalog.js';

/** Writes the catalog of a tenant as a product file. */
export const exportCatalog = (tenant: Tenant): string =>
  writeCatalog(
    { products: [...products(tenant).values()], collections: [...collections(tenant).values()] },
    storeCurrency(tenant),
  );

import { storeCurrency } from '../kernel/money/store-currency.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { writeCatalog } from './write-catalog.js';

/** Writes the catalog of a tenant as a product file. */
export const exportCatalog = (tenant: Tenant): string =>
  writeCatalog(
    { products: [...products(tenant).values()], collections: [...collections(tenant).values()] },
    storeCurrency(tenant),
  );

import { catalogIn } from './catalog-v3/catalog.js';
import { fileV1 } from './columns.js';
import { writeCatalogV3 } from './file-v3/write-catalog.js';
import type { Catalog } from './read-catalog.js';
import { writeRows } from './rows/write-rows.js';
import { writeProduct } from './write-product.js';
import { minorUnits } from '../kernel/money/minor-units.js';
import { storeCurrency } from '../kernel/money/store-currency.js';
import type { Tenant } from '../kernel/state/tenant.js';
import { collections } from '../shop/catalog-v1/collection.js';
import { products } from '../shop/catalog-v1/product.js';
import type { StoredText } from '../shop/catalog-v3/entity.js';
import { catalogVersion } from '../shop/catalogs/catalog-version.js';

/**
 * Writes a catalog as the platform's product file (RFC 4180): a Product row for each product, followed by a Variant row
 * for each of its managed variants.
 */
export function writeCatalog({ products, collections }: Catalog, currency = 'USD'): string {
  const names = new Map(collections.map(({ id, name }) => [id, name]));
  const scale = minorUnits(currency);
  const rows = products.flatMap((product) => writeProduct(product, { names, scale }));
  return writeRows(fileV1.columns, rows, '\r\n');
}

/** Writes the catalog of a tenant as the product file of its catalog version. `html` formats descriptions as HTML. */
export function exportCatalog(tenant: Tenant, html: (text: StoredText) => string): string {
  const currency = storeCurrency(tenant);
  if (catalogVersion(tenant) === 'v3') return writeCatalogV3(catalogIn(tenant), { currency, html });
  const catalog = { products: [...products(tenant).values()], collections: [...collections(tenant).values()] };
  return writeCatalog(catalog, currency);
}

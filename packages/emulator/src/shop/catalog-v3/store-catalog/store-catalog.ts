import type { Tenant } from '../../../kernel/state/tenant.js';
import type { StoreCatalog } from '../../catalogs/catalog.js';
import { products } from '../products/product.js';
import { findItem } from './find-item.js';
import { lineFacts } from './line-facts.js';
import { nameOf } from './name-of.js';
import { pageOf } from './page-of.js';
import { restockedItems } from './restocked-items.js';
import { returnStock } from './return-stock.js';
import { takeStock } from './take-stock.js';

/** Catalog V3: products with variants, whose stock is that of the inventory items at the default location. */
export const catalogV3 = (tenant: Tenant): StoreCatalog => ({
  find: (reference) => {
    const item = findItem(tenant, reference);
    if (!item) return undefined;
    const facts = lineFacts(tenant, item);
    return { facts, ...(facts.available !== null && { stockId: item.variant.id }) };
  },
  keyOf: ({ catalogItemId }, { descriptions, subscription, variantId }) =>
    JSON.stringify([catalogItemId, variantId, subscription?.id, descriptions]),
  nameOf: (reference) => nameOf(tenant, reference),
  slugOf: (catalogItemId) => products(tenant).get(catalogItemId)?.slug,
  pageOf: (slug) => pageOf(tenant, slug),
  takeStock: (items) => takeStock(tenant, items),
  returnStock: (items) => returnStock(tenant, items),
  // Inventory items have the date of their last change.
  recordStockChanges: () => undefined,
  restocked: restockedItems,
});

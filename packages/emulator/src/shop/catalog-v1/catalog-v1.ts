import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoreCatalog } from '../catalogs/catalog.js';
import { findPurchasableItem } from './purchasable-item.js';
import { itemFacts } from './item-facts.js';
import { nameOf } from './name-of.js';
import { pageOf } from './page-of.js';
import { products } from './product.js';
import { restockedItems } from './restocked-items.js';
import { returnStock } from './return-stock.js';
import { recordStockChanges } from './record-stock-changes.js';
import { takeStock } from './take-stock.js';

/** Catalog V1: products with their own stock, or with the stock of their managed variants. */
export const catalogV1 = (tenant: Tenant): StoreCatalog => ({
  find: (reference) => {
    const result = findPurchasableItem(tenant, reference);
    if (!result.found) return undefined;
    const { inStock, product, variantId } = result.item;
    const stockId = product.manageVariants ? `${product.id} ${variantId}` : product.id;
    return { facts: itemFacts(result.item), ...(inStock !== 'unlimited' && { stockId }) };
  },
  keyOf: ({ catalogItemId }, { descriptions, subscription, variantId }) =>
    JSON.stringify([catalogItemId, variantId, subscription?.id, descriptions]),
  nameOf: (reference) => nameOf(tenant, reference),
  slugOf: (catalogItemId) => products(tenant).get(catalogItemId)?.slug,
  pageOf: (slug) => pageOf(tenant, slug),
  takeStock: (items) => takeStock(tenant, items),
  returnStock: (items) => returnStock(tenant, items),
  recordStockChanges,
  restocked: restockedItems,
});

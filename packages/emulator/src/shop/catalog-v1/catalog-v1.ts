import type { Tenant } from '../../kernel/state/tenant.js';
import type { StoreCatalog } from '../catalogs/catalog.js';
import { findBuyable } from './buyable.js';
import { factsOf } from './facts-of.js';
import { nameOf } from './name-of.js';
import { pageOf } from './page-of.js';
import { products } from './product.js';
import { restocked } from './restocked.js';
import { returnStock } from './return-stock.js';
import { settleStock } from './settle-stock.js';
import { takeStock } from './take-stock.js';

/** Catalog V1: products that count their own stock, or that of their managed variants. */
export const catalogV1 = (tenant: Tenant): StoreCatalog => ({
  find: (reference) => {
    const result = findBuyable(tenant, reference);
    if (!result.found) return undefined;
    const { inStock, product, variantId } = result.buyable;
    const stockId = product.manageVariants ? `${product.id} ${variantId}` : product.id;
    return { facts: factsOf(result.buyable), ...(inStock !== 'unlimited' && { stockId }) };
  },
  keyOf: ({ catalogItemId }, { descriptions, subscription, variantId }) =>
    JSON.stringify([catalogItemId, variantId, subscription?.id, descriptions]),
  nameOf: (reference) => nameOf(tenant, reference),
  slugOf: (catalogItemId) => products(tenant).get(catalogItemId)?.slug,
  pageOf: (slug) => pageOf(tenant, slug),
  takeStock: (items) => takeStock(tenant, items),
  returnStock: (items) => returnStock(tenant, items),
  recordStockChanges: settleStock,
  restocked,
});

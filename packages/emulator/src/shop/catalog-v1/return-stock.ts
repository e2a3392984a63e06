import type { Tenant } from '../../kernel/state/tenant.js';
import type { StockItem } from '../catalogs/catalog.js';
import { noVariantId, products } from './product.js';
import { changeSupply } from './supply.js';

/** Restocks items whose stock is tracked. Products and variants that no longer exist are skipped. */
export function returnStock(tenant: Tenant, items: readonly StockItem[]): void {
  for (const { catalogItemId, quantity, variantId = noVariantId } of items) {
    const product = products(tenant).get(catalogItemId);
    const changed =
      product &&
      changeSupply(product, variantId, ({ stock, ...supply }) =>
        stock.trackInventory
          ? { ...supply, stock: { ...stock, quantity: (stock.quantity ?? 0) + quantity } }
          : { ...supply, stock },
      );
    if (changed) products(tenant).put(changed);
  }
}

import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { StockItem } from '../catalogs/catalog.js';
import { type StoredProduct, noVariantId, products } from './product.js';
import { preorderable, getQuantity } from './stock.js';
import { type Supply, changeSupply } from './supply.js';

/** Stock or pre-order limit after a sale. `undefined` if it is insufficient. */
function after(left: Supply, { early = true, quantity: count }: StockItem): Supply | undefined {
  const quantity = getQuantity(left.stock);
  if (quantity === 'unlimited') return left;
  if (quantity >= count) return { ...left, stock: { ...left.stock, quantity: quantity - count } };
  if (quantity > 0 || !early || !left.preorder || preorderable(left.preorder) < count) return undefined;
  return { ...left, preorder: { ...left.preorder, taken: left.preorder.taken + count } };
}

/**
 * Deducts all items from the stock, or none. Stock never falls below zero.
 *
 * @throws {ApplicationError} `INSUFFICIENT_INVENTORY` if the stock of an item is insufficient
 */
export function takeStock(tenant: Tenant, items: readonly StockItem[]): void {
  const sold = new Map<string, StoredProduct>();
  for (const item of items) {
    const product = sold.get(item.catalogItemId) ?? products(tenant).get(item.catalogItemId);
    const rest = product && changeSupply(product, item.variantId ?? noVariantId, (supply) => after(supply, item));
    if (!rest) {
      const { catalogItemId, variantId = noVariantId, quantity } = item;
      throw new ApplicationError(
        'failedPrecondition',
        'INSUFFICIENT_INVENTORY',
        'The quantity exceeds the quantity in stock.',
        {
          catalogItemId,
          variantId,
          quantity,
        },
      );
    }
    sold.set(item.catalogItemId, rest);
  }
  for (const product of sold.values()) products(tenant).put(product);
}

import { ApplicationError } from '../http/wire-error.js';
import type { Tenant } from '../state/tenant.js';
import { type StoredProduct, type StoredStock, products } from './product.js';
import { preorderable, quantityOf } from './stock.js';
import { variantsOf } from './variant.js';

/** A number of one thing. */
export interface StockItem {
  readonly catalogItemId: string;
  readonly variantId: string;
  readonly quantity: number;
}

const lower = (stock: StoredStock, quantity: number): StoredStock =>
  stock.trackInventory ? { ...stock, quantity: (stock.quantity ?? 0) - quantity } : stock;

/** The product after the sale, or undefined where there is not enough. */
function sell(product: StoredProduct, item: StockItem): StoredProduct | undefined {
  const variant = variantsOf(product).find((candidate) => candidate.id === item.variantId);
  if (!variant) return undefined;
  const left = quantityOf(variant.stock);
  if (left === 0 && product.preorder) {
    if (preorderable(product.preorder) < item.quantity) return undefined;
    return { ...product, preorder: { ...product.preorder, taken: product.preorder.taken + item.quantity } };
  }
  if (left !== 'unlimited' && left < item.quantity) return undefined;
  if (!product.manageVariants) return { ...product, stock: lower(product.stock, item.quantity) };
  return {
    ...product,
    variants: product.variants.map((candidate) =>
      candidate.id === item.variantId ? { ...candidate, stock: lower(candidate.stock, item.quantity) } : candidate,
    ),
  };
}

/**
 * Takes all of the items out of the stock, or none of them. Stock never falls below zero.
 * @throws {ApplicationError} 409 `INSUFFICIENT_INVENTORY` when there is not enough of something.
 */
export function takeStock(tenant: Tenant, items: readonly StockItem[]): void {
  const sold = new Map<string, StoredProduct>();
  for (const item of items) {
    const product = sold.get(item.catalogItemId) ?? products(tenant).get(item.catalogItemId);
    const after = product && sell(product, item);
    if (!after) {
      const { catalogItemId, variantId, quantity } = item;
      throw new ApplicationError(409, 'INSUFFICIENT_INVENTORY', 'There is not enough in stock for this order.', {
        catalogItemId,
        variantId,
        quantity,
      });
    }
    sold.set(item.catalogItemId, after);
  }
  for (const product of sold.values()) products(tenant).put(product);
}

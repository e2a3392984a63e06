import { ApplicationError } from '../http/wire-error.js';
import type { Tenant } from '../state/tenant.js';
import { type StoredProduct, products } from './product.js';
import { preorderable, quantityOf } from './stock.js';
import { type Variant, variantsOf } from './variant.js';

/** A number of one thing. */
export interface StockItem {
  readonly catalogItemId: string;
  readonly variantId: string;
  readonly quantity: number;
}

type Supply = Pick<Variant, 'stock' | 'preorder'>;

/** What is left after the sale of so many, of the stock or of what may be ordered early; undefined where it is not enough. */
function after(left: Supply, count: number): Supply | undefined {
  const quantity = quantityOf(left.stock);
  if (quantity === 'unlimited') return left;
  if (quantity >= count) return { ...left, stock: { ...left.stock, quantity: quantity - count } };
  if (quantity > 0 || !left.preorder || preorderable(left.preorder) < count) return undefined;
  return { ...left, preorder: { ...left.preorder, taken: left.preorder.taken + count } };
}

/** The product after the sale, or undefined where there is not enough. */
function sell(product: StoredProduct, item: StockItem): StoredProduct | undefined {
  const variant = variantsOf(product).find((candidate) => candidate.id === item.variantId);
  const supply = variant && after(variant, item.quantity);
  if (!supply) return undefined;
  const changes = { stock: supply.stock, ...(supply.preorder && { preorder: supply.preorder }) };
  if (!product.manageVariants) return { ...product, ...changes };
  return {
    ...product,
    variants: product.variants.map((candidate) =>
      candidate.id === item.variantId ? { ...candidate, ...changes } : candidate,
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
    const rest = product && sell(product, item);
    if (!rest) {
      const { catalogItemId, variantId, quantity } = item;
      throw new ApplicationError(409, 'INSUFFICIENT_INVENTORY', 'There is not enough in stock for this order.', {
        catalogItemId,
        variantId,
        quantity,
      });
    }
    sold.set(item.catalogItemId, rest);
  }
  for (const product of sold.values()) products(tenant).put(product);
}

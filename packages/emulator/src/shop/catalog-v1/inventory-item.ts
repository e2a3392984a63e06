import { inventoryItemId } from './inventory-item-id.js';
import { type StoredProduct, noVariantId } from './product.js';
import { isInStock, preorderable } from './stock.js';
import type { Supply } from './supply.js';
import { variantsOf } from './variant.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** When the stock of a product was last changed: an ISO date under the product's id. */
interface StockUpdate {
  readonly id: string;
  readonly lastUpdated: string;
}

/** When stock was changed, of the products whose stock ever was. */
export const stockUpdates = (tenant: Tenant) => tenant.collection<StockUpdate>('stockUpdates');

/** When the stock of a product was last changed. */
export const stockUpdated = (tenant: Tenant, product: StoredProduct): string =>
  stockUpdates(tenant).get(product.id)?.lastUpdated ?? product.lastUpdated;

/** What a product has stock of: its managed variants, or the product itself. */
export const supplies = (product: StoredProduct): readonly (Supply & { readonly id: string })[] =>
  product.manageVariants ? variantsOf(product) : [{ ...product, id: noVariantId }];

/** Whether the product may be ordered early: it, or one of its variants. */
export const preorderOf = (product: StoredProduct) =>
  product.preorder ?? product.variants.find(({ preorder }) => preorder?.enabled)?.preorder;

/** The state of a supply on the wire. */
const wireSupply = ({ id, preorder, stock }: Supply & { readonly id: string }): object => ({
  variantId: id,
  inStock: isInStock(stock),
  ...(stock.trackInventory && { quantity: stock.quantity ?? 0 }),
  availableForPreorder: !isInStock(stock) && preorderable(preorder) > 0,
});

/** Whether the product's stock is counted. */
export const isTracked = (product: StoredProduct): boolean => (supplies(product)[0] ?? product).stock.trackInventory;

/** Makes the platform's form of a product's stock, with all variants or those that are asked for. */
export function wireInventoryItem(tenant: Tenant, product: StoredProduct, variantIds: readonly string[] = []): object {
  const { enabled = false, limit = 0, message = '' } = preorderOf(product) ?? {};
  return {
    id: inventoryItemId(product.id),
    externalId: product.id,
    productId: product.id,
    trackQuantity: isTracked(product),
    variants: supplies(product)
      .filter(({ id }) => variantIds.length === 0 || variantIds.includes(id))
      .map(wireSupply),
    lastUpdated: stockUpdated(tenant, product),
    numericId: product.numericId,
    preorderInfo: { enabled, ...(message && { message }), ...(limit > 0 && { limit }) },
  };
}

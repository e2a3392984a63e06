import { type StoredProduct, noVariantId } from './product.js';
import type { Supply } from './supply.js';
import { getVariants } from './variant.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Time of the last change of a product's stock, as an ISO 8601 string. `id` is the product ID. */
interface StockUpdate {
  readonly id: string;
  readonly lastUpdated: string;
}

/** Times of stock changes, for products whose stock has changed. */
export const stockUpdates = (tenant: Tenant) => tenant.collection<StockUpdate>('stockUpdates');

/** Time of the last change of a product's stock. */
export const stockUpdated = (tenant: Tenant, product: StoredProduct): string =>
  stockUpdates(tenant).get(product.id)?.lastUpdated ?? product.lastUpdated;

/** Stock of a product: of its managed variants, or of the product itself. */
export const supplies = (product: StoredProduct): readonly (Supply & { readonly id: string })[] =>
  product.manageVariants ? getVariants(product) : [{ ...product, id: noVariantId }];

/** Pre-order settings of a product, or of the first variant that has them. */
export const getPreorder = (product: StoredProduct) =>
  product.preorder ?? product.variants.find(({ preorder }) => preorder?.enabled)?.preorder;

/** Whether the product's stock is tracked. */
export const isTracked = (product: StoredProduct): boolean => (supplies(product)[0] ?? product).stock.trackInventory;

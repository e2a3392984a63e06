import { type StoredProduct, noVariantId } from './product.js';
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

/** The stock of a product: of its managed variants, or of the product itself. */
export const supplies = (product: StoredProduct): readonly (Supply & { readonly id: string })[] =>
  product.manageVariants ? variantsOf(product) : [{ ...product, id: noVariantId }];

/** Whether the product may be ordered early: it, or one of its variants. */
export const preorderOf = (product: StoredProduct) =>
  product.preorder ?? product.variants.find(({ preorder }) => preorder?.enabled)?.preorder;

/** Whether the product's stock is counted. */
export const isTracked = (product: StoredProduct): boolean => (supplies(product)[0] ?? product).stock.trackInventory;

import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Change } from '../../../kernel/state/change.js';
import type { TenantState } from '../../../kernel/state/tenant-state.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { entriesOfItem } from '../categories/category-items.js';
import { getAvailability } from '../inventory/availability.js';
import { inventoryItemId, inventoryItems, type StoredInventoryItem } from '../inventory/inventory-item.js';
import { changeInventoryItem, findInventoryItem, type InventoryChange } from '../inventory/set-inventory-item.js';
import { defaultLocationId } from '../locations/location.js';
import { cheapestVariant } from '../product-facts/variant-prices.js';
import { findByKey } from '../products/product-keys.js';
import { products, type StoredProduct } from '../products/product.js';
import { findItem } from './find-item.js';
import { lineFacts } from './line-facts.js';
import { takeStock } from './take-stock.js';
import type { ItemName, ItemPage, StockItem, StoreCatalog } from '../../catalogs/catalog.js';
import type { CatalogReference } from '../../line-items/catalog-reference.js';

/** Product page of a visible product with a visible variant, by slug. The description is empty if it is rich content. */
function findPage(tenant: Tenant, slug: string): ItemPage | undefined {
  const product = findByKey(tenant, 'slug', slug);
  const variant = product && cheapestVariant(product);
  if (!product?.visible || !variant) return undefined;
  const [image] = product.media;
  const { description, name } = product;
  return { name, description: description.html ?? '', ...(image && { image }), price: variant.price };
}

/**
 * Finds the product, visible or hidden, and the variant of a catalog reference.
 *
 * @throws {ApplicationError} `PRODUCT_NOT_FOUND`, `INVALID_CATALOG_REFERENCE_OPTIONS`
 */
function getName(tenant: Tenant, { catalogItemId, options = {} }: CatalogReference): ItemName {
  const product = products(tenant).get(catalogItemId);
  if (!product)
    throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'Product not found.', { id: catalogItemId });
  const { variantId } = options;
  if (!variantId) return { catalogItemId };
  if (product.variants.some(({ id }) => id === variantId)) return { catalogItemId, variantId };
  const description = 'The product has no variant with this ID.';
  throw new ApplicationError('invalidArgument', 'INVALID_CATALOG_REFERENCE_OPTIONS', description, { catalogItemId });
}

/** Stock after a return: while nothing is in stock, returned units are pre-orders first. */
function afterReturn({ preorder, quantity }: StoredInventoryItem, count: number): InventoryChange {
  const isSoldOut = quantity === undefined || quantity <= 0;
  const early = preorder && isSoldOut ? Math.min(preorder.counter, count) : 0;
  const rest = count - early;
  return {
    ...(preorder && early > 0 && { preorder: { ...preorder, counter: preorder.counter - early } }),
    ...(quantity !== undefined && rest > 0 && { stock: { quantity: quantity + rest } }),
  };
}

/** Restocks items at the default location, and reverts pre-orders. Variants without stock there are skipped. */
function returnStock(tenant: Tenant, items: readonly StockItem[]): void {
  for (const { quantity: count, variantId = '' } of items) {
    const item = findInventoryItem(tenant, variantId);
    const change = item && afterReturn(item, count);
    if (!item || !change || Object.keys(change).length === 0) continue;
    changeInventoryItem(tenant, item, { ...change, reason: 'REVERT_INVENTORY_CHANGE' });
  }
}

/** Stored documents as they were before the current unit of work, and as they are now. */
interface Version {
  readonly product: StoredProduct | undefined;
  getStock(variantId: string): StoredInventoryItem | undefined;
}

/** Whether a product is in stock: the variant, or any variant. Pre-orders do not count. */
function isAvailable({ product, getStock }: Version, variantId: string | undefined): boolean {
  if (!product?.visible) return false;
  return product.variants.some(
    ({ id, visible }) => visible && (variantId ?? id) === id && getAvailability(getStock(id)) === 'IN_STOCK',
  );
}

/** Finds the products that the current unit of work restocked. */
function restockedItems(state: TenantState): (item: ItemName) => boolean {
  const before = <T extends { readonly id: string }>(collection: string) =>
    new Map((state.getChanges(collection) as Change<T>[]).map(({ after, before: was }) => [(after ?? was)?.id, was]));
  const productsBefore = before<StoredProduct>('v3-products');
  const stockBefore = before<StoredInventoryItem>('v3-inventory-items');
  return ({ catalogItemId, variantId }) => {
    const product = products(state).get(catalogItemId);
    const stockNow = (id: string) => inventoryItems(state).get(inventoryItemId(id, defaultLocationId));
    const now: Version = { product, getStock: stockNow };
    const former: Version = {
      product: productsBefore.has(catalogItemId) ? productsBefore.get(catalogItemId) : product,
      getStock(id) {
        const itemId = inventoryItemId(id, defaultLocationId);
        return stockBefore.has(itemId) ? stockBefore.get(itemId) : stockNow(id);
      },
    };
    return isAvailable(now, variantId) && !isAvailable(former, variantId);
  };
}

/** Catalog V3: products with variants, whose stock is that of the inventory items at the default location. */
export const catalogV3 = (tenant: Tenant): StoreCatalog => ({
  find: (reference) => {
    const item = findItem(tenant, reference);
    if (!item) return undefined;
    const facts = lineFacts(tenant, item);
    return { facts, ...(facts.available !== null && { stockId: item.variant.id }) };
  },
  getKey: ({ catalogItemId }, { descriptions, subscription, variantId }) =>
    JSON.stringify([catalogItemId, variantId, subscription?.id, descriptions]),
  getName: (reference) => getName(tenant, reference),
  listItems: () =>
    [...products(tenant).values()].flatMap(({ id, visible }) =>
      visible ? [{ id, categoryIds: entriesOfItem(tenant, id).map(({ categoryId }) => categoryId) }] : [],
    ),
  toSlug: (catalogItemId) => products(tenant).get(catalogItemId)?.slug,
  findPage: (slug) => findPage(tenant, slug),
  takeStock: (items) => takeStock(tenant, items),
  returnStock: (items) => returnStock(tenant, items),
  // Inventory items have the date of their last change.
  recordStockChanges: () => undefined,
  restocked: restockedItems,
});

import { ApplicationError } from '../../kernel/errors/application-error.js';
import { storeCurrency } from '../../kernel/money/store-currency.js';
import type { Change } from '../../kernel/state/change.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { allProductsId } from './collection.js';
import { stockUpdates, supplies } from './inventory-item.js';
import { discountedPrice } from './price.js';
import { noVariantId, products, type StoredProduct } from './product.js';
import { findPurchasableItem, type PurchasableItem } from './purchasable-item.js';
import { isInStock } from './stock.js';
import { changeSupply, getSupply } from './supply.js';
import { takeStock } from './take-stock.js';
import { variantByChoices, getVariants } from './variant.js';
import type { ItemName, ItemPage, StockItem, StoreCatalog } from '../catalogs/catalog.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import type { LineFacts } from '../line-items/line.js';

/** Restocks items whose stock is tracked. Products and variants that no longer exist are skipped. */
function returnStock(tenant: Tenant, items: readonly StockItem[]): void {
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

/** Product page of a visible product, by slug. */
function findPage(tenant: Tenant, slug: string): ItemPage | undefined {
  for (const { description, discount, media, name, price, ...product } of products(tenant).values()) {
    if (product.slug !== slug || !product.visible) continue;
    const [image] = media;
    return {
      name,
      description,
      ...(image && { image }),
      price: discountedPrice(price, discount, storeCurrency(tenant)),
    };
  }
  return undefined;
}

const stockState = (product: StoredProduct): string =>
  JSON.stringify([product.preorder, supplies(product).map(({ id, preorder, stock }) => [id, preorder, stock])]);

/**
 * Records the time of stock changes for all items that the current unit of work changed. Called at the end of every
 * unit of work, so that code that changes stock need not do it.
 */
function recordStockChanges(tenant: TenantState): void {
  const lastUpdated = tenant.clock.now().toISOString();
  for (const { before, after } of tenant.getChanges('products') as Change<StoredProduct>[]) {
    if (!after) stockUpdates(tenant).delete(before.id);
    else if (before && stockState(before) !== stockState(after))
      stockUpdates(tenant).put({ id: after.id, lastUpdated });
  }
}

/** Creates the display details and prices of a line item with a product. */
const itemFacts = (buyable: PurchasableItem): LineFacts => ({
  name: buyable.name,
  unitPrice: buyable.unitPrice,
  fullUnitPrice: buyable.fullUnitPrice,
  descriptions: [...buyable.options, ...buyable.customTextFields.map(({ title, value }) => ({ name: title, value }))],
  ...(buyable.image && { image: buyable.image }),
  slug: buyable.slug,
  weight: buyable.weight,
  sku: buyable.sku,
  itemType: ({ physical: 'PHYSICAL', digital: 'DIGITAL', gift_card: 'GIFT_CARD' } as const)[buyable.productType],
  shippable: buyable.productType === 'physical',
  collectionIds: [...buyable.product.collectionIds, allProductsId],
  variantId: buyable.variantId,
  available: buyable.inStock === 'unlimited' ? null : buyable.inStock,
  found: true,
  ...(buyable.subscription && { subscription: buyable.subscription }),
});

/** Whether a product has stock: the variant, or any variant. Pre-orders do not count. */
function isAvailable(product: StoredProduct, variantId: string | undefined): boolean {
  if (!product.visible) return false;
  const variants = getVariants(product);
  const meant = variants.filter(({ id }) => id === variantId);
  return (meant.length > 0 ? meant : variants).some(({ stock, visible }) => visible && isInStock(stock));
}

/** Finds the products that the current unit of work restocked. */
function restockedItems(state: TenantState): (item: ItemName) => boolean {
  const changes = new Map(
    (state.getChanges('products') as Change<StoredProduct>[]).map((change) => [change.after?.id, change]),
  );
  return ({ catalogItemId, variantId }) => {
    const { after, before } = changes.get(catalogItemId) ?? {};
    return !!before && !!after && !isAvailable(before, variantId) && isAvailable(after, variantId);
  };
}

function getVariantId(product: StoredProduct, { variantId, options }: NonNullable<CatalogReference['options']>) {
  if (variantId) return getSupply(product, variantId) && variantId;
  return options && variantByChoices(product, options)?.id;
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
  const variantId = getVariantId(product, options);
  if (!variantId && (options.variantId || Object.keys(options.options ?? {}).length > 0)) {
    throw new ApplicationError(
      'invalidArgument',
      'INVALID_CATALOG_REFERENCE_OPTIONS',
      'The product has no variant with this ID or these choices.',
      {
        catalogItemId,
      },
    );
  }
  return { catalogItemId, ...(variantId && { variantId }) };
}

/** Catalog V1: products with their own stock, or with the stock of their managed variants. */
export const catalogV1 = (tenant: Tenant): StoreCatalog => ({
  find: (reference) => {
    const result = findPurchasableItem(tenant, reference);
    if (!result.found) return undefined;
    const { inStock, product, variantId } = result.item;
    const stockId = product.manageVariants ? `${product.id} ${variantId}` : product.id;
    return { facts: itemFacts(result.item), ...(inStock !== 'unlimited' && { stockId }) };
  },
  getKey: ({ catalogItemId }, { descriptions, subscription, variantId }) =>
    JSON.stringify([catalogItemId, variantId, subscription?.id, descriptions]),
  getName: (reference) => getName(tenant, reference),
  listItems: () =>
    [...products(tenant).values()].flatMap(({ collectionIds, id, visible }) =>
      visible ? [{ id, categoryIds: collectionIds }] : [],
    ),
  toSlug: (catalogItemId) => products(tenant).get(catalogItemId)?.slug,
  findPage: (slug) => findPage(tenant, slug),
  takeStock: (items) => takeStock(tenant, items),
  returnStock: (items) => returnStock(tenant, items),
  recordStockChanges,
  restocked: restockedItems,
});

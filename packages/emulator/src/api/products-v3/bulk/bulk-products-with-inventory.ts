import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { type RouteContext, route } from '../../../protocol/routing/route.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { setInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';
import { updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { bulkItems, readBulk } from '../../../protocol/http/bulk-items.js';
import { formatWholeProduct } from '../format/format-product.js';
import { checkTotals } from '../input/check-totals.js';
import { readInventory } from '../input/read-inventory.js';
import { readUpdate } from '../input/read-update.js';
import { inventoryResults } from '../inventory-results.js';
import { viewOf } from '../product-access.js';
import { readBulkProduct } from './bulk-create-products.js';
import { readUpdates, updateId } from './bulk-update-products.js';

/** Product that was created or updated, with its inventory items. */
interface Saved {
  readonly product: StoredProduct;
  readonly items: readonly StoredInventoryItem[];
}

/** Saves products one by one. The inventory of a product that fails is not changed. */
function saveAll(
  context: RouteContext,
  { items, returnEntity }: ReturnType<typeof readBulk>,
  save: (item: unknown) => Saved,
): object {
  const view = viewOf(context, context.body);
  const changed: StoredInventoryItem[] = [];
  const productResults = bulkItems(context.tenant, {
    items,
    getId: updateId,
    apply: (item) => {
      const saved = save(item);
      changed.push(...saved.items);
      return saved.product;
    },
    format: returnEntity && ((product) => formatWholeProduct(product, view)),
  });
  return { productResults, inventoryResults: inventoryResults(context.tenant, changed, returnEntity) };
}

/** Creates products with the inventory of their variants at the default location. */
export const bulkCreateProductsWithInventory = route({
  id: 'stores.productsV3.bulkCreateProductsWithInventory',
  method: 'POST',
  paths: ['/stores/v3/bulk/products-with-inventory/create', '/v3/bulk/products-with-inventory/create'],
  access: 'merchant',
  handle: (context) => {
    const request = readBulk(context.body, 'products');
    checkTotals(request.items);
    return saveAll(context, request, (item) => {
      const read = new FieldReader();
      const [input, inventory] = [readBulkProduct(read, item), readInventory(read, item)];
      read.check();
      const product = createProduct(context.tenant, input);
      return { product, items: setInventory(context.tenant, product, inventory) };
    });
  },
});

/** Updates products and the inventory of their variants at the default location. */
export const bulkUpdateProductsWithInventory = route({
  id: 'stores.productsV3.bulkUpdateProductsWithInventory',
  method: 'POST',
  paths: ['/stores/v3/bulk/products-with-inventory/update', '/v3/bulk/products-with-inventory/update'],
  access: 'merchant',
  handle: (context) =>
    saveAll(context, readUpdates(context.body), (item) => {
      const read = new FieldReader();
      const { before, check, input } = readUpdate(context.tenant, read, item);
      const inventory = readInventory(read, isObject(item) ? item['product'] : undefined);
      check();
      const product = updateProduct(context.tenant, before, input);
      return { product, items: setInventory(context.tenant, product, inventory) };
    }),
});

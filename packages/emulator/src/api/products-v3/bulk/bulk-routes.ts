import { readTagChanges } from '../../catalog-v3/tags/read-tag-changes.js';
import { byFilter } from './by-filter.js';
import { formatWholeProduct } from '../format/format-product.js';
import { checkDistinct, checkTotals } from '../input/check-totals.js';
import { readInventory } from '../input/read-inventory.js';
import { readNewProduct } from '../input/read-product.js';
import { readUpdate } from '../input/read-update.js';
import { inventoryResults } from '../inventory-results.js';
import { requireProduct, createView } from '../product-access.js';
import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isMissing, isObject } from '../../../kernel/input/object.js';
import { ruleError } from '../../../kernel/input/violation.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { bulkItems, entityId, readBulk, readBulkIds } from '../../../protocol/http/bulk-items.js';
import { route, type RouteContext } from '../../../protocol/routing/route.js';
import type { StoredInventoryItem } from '../../../shop/catalog-v3/inventory/inventory-item.js';
import { createProduct } from '../../../shop/catalog-v3/product-changes/create-product.js';
import { deleteProduct } from '../../../shop/catalog-v3/product-changes/delete-product.js';
import { setInventory } from '../../../shop/catalog-v3/product-changes/set-inventory.js';
import { saveProduct, updateProduct } from '../../../shop/catalog-v3/product-changes/update-product.js';
import type { StoredProduct } from '../../../shop/catalog-v3/products/product.js';
import { changedTags, type TagChanges } from '../../../shop/catalog-v3/tags.js';

/**
 * Reads a new product of a bulk request.
 *
 * @throws {ValidationError} `ID_NOT_ALLOWED_IN_REQUEST`, and for invalid fields
 */
function readBulkProduct(read: FieldReader, value: unknown) {
  const input = read.required(value, 'product');
  read.check();
  if (!isMissing(input['id'])) throw ruleError('product.id', 'must not be set', 'ID_NOT_ALLOWED_IN_REQUEST');
  return readNewProduct(read, input);
}

/** Creates products without inventory. */
export const bulkCreateProducts = route({
  id: 'stores.productsV3.bulkCreateProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/create', '/v3/bulk/products/create'],
  access: 'merchant',
  handle: (context) => {
    const view = createView(context, context.body);
    const { items, returnEntity } = readBulk(context.body, 'products');
    checkTotals(items);
    return bulkItems(context.tenant, {
      items,
      apply: (item) => {
        const read = new FieldReader();
        const product = readBulkProduct(read, item);
        read.check();
        return createProduct(context.tenant, product);
      },
      format: returnEntity && ((product) => formatWholeProduct(product, view)),
    });
  },
});

/** Reads the ID of the product of an item of a bulk update. */
const updateId = entityId('product');

/**
 * Reads the items of a bulk update.
 *
 * @throws {ValidationError} `DUPLICATE_PRODUCT_IDS_REQUEST`, and for too many products
 * @throws {ApplicationError} as `checkTotals` does
 */
function readUpdates(body: unknown) {
  const { items, returnEntity } = readBulk(body, 'products');
  checkDistinct(items.map(updateId), 'products');
  checkTotals(items.map((item) => (isObject(item) ? item['product'] : undefined)));
  return { items, returnEntity };
}

/** Updates products, each with its own fields. */
export const bulkUpdateProducts = route({
  id: 'stores.productsV3.bulkUpdateProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update', '/v3/bulk/products/update'],
  access: 'merchant',
  handle: (context) => {
    const view = createView(context, context.body);
    const { items, returnEntity } = readUpdates(context.body);
    return bulkItems(context.tenant, {
      items,
      getId: updateId,
      apply: (item) => {
        const { before, check, input } = readUpdate(context.tenant, new FieldReader(), item);
        check();
        return updateProduct(context.tenant, before, input);
      },
      format: returnEntity && ((product) => formatWholeProduct(product, view)),
    });
  },
});

/** Deletes products with their inventory. */
export const bulkDeleteProducts = route({
  id: 'stores.productsV3.bulkDeleteProducts',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/delete', '/v3/bulk/products/delete'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const ids = readBulk(body, 'productIds').items.map(String);
    checkDistinct(ids, 'productIds');
    return bulkItems(tenant, {
      items: ids,
      apply: (id) => {
        const product = requireProduct(tenant, id);
        deleteProduct(tenant, product);
        return product;
      },
    });
  },
});

/** Deletes the products that match a filter, with their inventory. */
export const bulkDeleteProductsByFilter = route({
  id: 'stores.productsV3.bulkDeleteProductsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/delete-by-filter', '/v3/bulk/products/delete-by-filter'],
  access: 'merchant',
  handle: (context) => byFilter(context, (product) => deleteProduct(context.tenant, product)),
});

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
  const view = createView(context, context.body);
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

const changeTags = (tenant: Tenant, product: StoredProduct, changes: TagChanges): StoredProduct =>
  saveProduct(tenant, product, changedTags(product, changes));

/** Assigns and unassigns tags of products. */
export const bulkUpdateProductTags = route({
  id: 'stores.productsV3.bulkUpdateProductTags',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-tags', '/v3/bulk/products/update-tags'],
  access: 'merchant',
  handle: ({ body, tenant }) => {
    const items = readBulkIds(body, 'productIds');
    const changes = readTagChanges(body);
    return bulkItems(tenant, {
      items,
      apply: (id) => changeTags(tenant, requireProduct(tenant, id), changes),
    });
  },
});

/** Assigns and unassigns tags of the products that match a filter. */
export const bulkUpdateProductTagsByFilter = route({
  id: 'stores.productsV3.bulkUpdateProductTagsByFilter',
  method: 'POST',
  paths: ['/stores/v3/bulk/products/update-tags-by-filter', '/v3/bulk/products/update-tags-by-filter'],
  access: 'merchant',
  handle: (context) => {
    const changes = readTagChanges(context.body);
    return byFilter(context, (product) => void changeTags(context.tenant, product, changes));
  },
});

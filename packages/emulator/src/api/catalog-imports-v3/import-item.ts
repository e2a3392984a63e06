import { bodyObject } from '../../kernel/input/body-object.js';
import { FieldReader } from '../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import type { RouteContext } from '../../protocol/routing/route.js';
import { keepVariantIds } from '../../shop/catalog-v3/catalog-imports/keep-variant-ids.js';
import { assignableCategories, setCategories } from '../../shop/catalog-v3/catalog-imports/set-categories.js';
import { createProduct } from '../../shop/catalog-v3/product-changes/create-product.js';
import { setInventory } from '../../shop/catalog-v3/product-changes/set-inventory.js';
import { updateProduct } from '../../shop/catalog-v3/product-changes/update-product.js';
import { findByKey } from '../../shop/catalog-v3/products/product-keys.js';
import type { StoredProduct } from '../../shop/catalog-v3/products/product.js';
import { readInventory } from '../products-v3/input/read-inventory.js';
import { readNewProduct } from '../products-v3/input/read-product.js';
import { readChanges } from '../products-v3/input/read-update.js';

type Context = Pick<RouteContext, 'caller' | 'tenant'>;

/** Maximum number of categories of a product. */
const maxCategories = 1000;

/** Returns the handle of an item's product. `undefined` if it has none. */
export function getHandle(item: unknown): string | undefined {
  const product = isObject(item) ? item['product'] : undefined;
  const handle = isObject(product) ? product['handle'] : undefined;
  return typeof handle === 'string' ? handle : undefined;
}

/**
 * Reads the product of an item and its handle.
 *
 * @throws {ValidationError} if the item has no product or handle
 */
export function readHandle(item: unknown): { readonly product: Input; readonly handle: string } {
  const read = new FieldReader();
  const product = bodyObject(read, item, 'product');
  if (isMissing(product['handle'])) read.missing('product.handle');
  const handle = read.string(product['handle'], 'product.handle', { min: 1, max: 100 }) ?? '';
  read.check();
  return { product, handle };
}

/** Reads the IDs of the categories that replace those of the product. `undefined` keeps them. */
function readCategories(read: FieldReader, item: unknown): readonly string[] | undefined {
  const info = read.object(isObject(item) ? item['categoryIdsInfo'] : undefined, 'categoryIdsInfo');
  const ids = info?.['categoryIds'];
  return isMissing(ids) ? undefined : read.ids(ids, 'categoryIdsInfo.categoryIds', { max: maxCategories });
}

/** Reads the product as a new one, or as changes of the one with its handle. Returns the function that saves it. */
function readProductItem(read: FieldReader, { tenant }: Context, item: unknown): () => StoredProduct {
  const { handle, product } = readHandle(item);
  const before = findByKey(tenant, 'handle', handle);
  if (!before) {
    const input = readNewProduct(read, product);
    return () => createProduct(tenant, input);
  }
  const { variants, ...changes } = readChanges(read, product, isObject(item) ? item['fieldMask'] : undefined, before);
  const kept = variants && keepVariantIds(tenant, before, variants);
  return () => updateProduct(tenant, before, { ...changes, ...(kept && { variants: kept }) });
}

/**
 * Reads an item of an import: `{ product, categoryIdsInfo, fieldMask }`.
 *
 * @returns The function that creates the product, or updates the one with its handle.
 * @throws {ValidationError} for invalid fields
 * @throws {ApplicationError} 404 `CATEGORY_NOT_FOUND`, 428 `MANAGED_CATEGORY_OPERATION_NOT_ALLOWED`
 */
export function readItem(context: Context, item: unknown): () => StoredProduct {
  const { caller, tenant } = context;
  const read = new FieldReader();
  const save = readProductItem(read, context, item);
  const inventory = readInventory(read, isObject(item) ? item['product'] : undefined);
  const categoryIds = readCategories(read, item);
  read.check();
  const assigned = categoryIds && assignableCategories(tenant, categoryIds, caller.id);
  return () => {
    const product = save();
    setInventory(tenant, product, inventory);
    if (assigned) setCategories(tenant, product.id, assigned, caller.id);
    return product;
  };
}

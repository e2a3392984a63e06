import { saveProduct } from '../../../shop/catalog-v1/products/save-product.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import { bulkItems } from '../../../protocol/http/bulk-items.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import type { StoredProduct } from '../../../shop/catalog-v1/product.js';
import { findProduct } from '../find-product.js';
/**
 * Edits a product.
 *
 * @throws {ApplicationError} if the edit is not possible
 */
export type ProductEdit = (product: StoredProduct) => StoredProduct;

/** Reads the ids of the products to edit. */
export const readIds = (reader: FieldReader, { body }: RouteContext): readonly string[] =>
  reader.ids(isObject(body) ? body['ids'] : undefined, 'ids', { min: 1, max: 100 });

/** Edits each product separately. Returns for each whether it succeeded, or the error. */
export const editProducts = (context: RouteContext, ids: readonly string[], edit: ProductEdit): object =>
  bulkItems(context.tenant, {
    items: ids,
    apply: (id) => saveProduct(context.tenant, edit(findProduct(context, id))),
  });

import type { RouteContext } from '../../http/route.js';
import { ApplicationError } from '../../http/wire-error.js';
import { isObject } from '../../query/index.js';
import type { FieldReader } from '../input/index.js';
import { type StoredProduct, products } from '../product.js';
import { productNotFound } from '../product-of.js';
import { saveProduct } from '../products/index.js';

/** Makes another product of one. @throws {ApplicationError} where that is not possible */
export type ProductEdit = (product: StoredProduct) => StoredProduct;

/** Reads the ids of the products that are edited. */
export const readIds = (reader: FieldReader, { body }: RouteContext): readonly string[] =>
  reader.ids(isObject(body) ? body['ids'] : undefined, 'ids', { min: 1, max: 100 });

function editProduct(context: RouteContext, id: string, edit: ProductEdit): ApplicationError | undefined {
  const product = products(context.tenant).get(id);
  if (!product) return productNotFound(id);
  try {
    saveProduct(context, edit(product));
    return undefined;
  } catch (error) {
    if (error instanceof ApplicationError) return error;
    throw error;
  }
}

/** Edits each product by itself, and says of each whether that was possible, and why not. */
export function editProducts(context: RouteContext, ids: readonly string[], edit: ProductEdit): object {
  const results = ids.map((id, originalIndex) => {
    const refusal = editProduct(context, id, edit);
    if (!refusal) return { itemMetadata: { id, originalIndex, success: true } };
    const error = { code: refusal.code, description: refusal.message, data: {} };
    return { itemMetadata: { id, originalIndex, success: false, error } };
  });
  const totalSuccesses = results.filter(({ itemMetadata }) => itemMetadata.success).length;
  const totalFailures = results.length - totalSuccesses;
  return { results, bulkActionMetadata: { totalSuccesses, totalFailures, undetailedFailures: 0 } };
}

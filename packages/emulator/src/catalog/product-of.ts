import type { RouteContext } from '../http/route.js';
import { ApplicationError } from '../http/wire-error.js';
import { type StoredProduct, products } from './product.js';
import { isMerchant } from './view-of.js';

/**
 * Finds the product that the path names.
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` when there is none, or it is hidden from the caller
 */
export function productOf(context: RouteContext): StoredProduct {
  const id = context.params['id'] ?? '';
  const product = products(context.tenant).get(id);
  if (!product || !(product.visible || isMerchant(context))) {
    throw new ApplicationError(
      404,
      'PRODUCT_NOT_FOUND',
      `Product with id ${JSON.stringify(id.slice(0, 100))} was not found.`,
      { id: id.slice(0, 100) },
    );
  }
  return product;
}

import type { RouteContext } from '../../protocol/routing/route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { type StoredProduct, products } from '../../shop/catalog-v1/product.js';
import { isMerchant } from './create-view.js';

/**
 * Finds a product.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` if it does not exist, or is hidden from the caller
 */
export function findProduct(context: RouteContext, id = ''): StoredProduct {
  const product = products(context.tenant).get(id);
  if (product && (product.visible || isMerchant(context))) return product;
  const shown = id.slice(0, 100);
  const description = `Product with id ${JSON.stringify(shown)} was not found.`;
  throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', description, { id: shown });
}

/**
 * Finds the product of the path.
 *
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` if it does not exist, or is hidden from the caller
 */
export const requestedProduct = (context: RouteContext): StoredProduct => findProduct(context, context.params['id']);

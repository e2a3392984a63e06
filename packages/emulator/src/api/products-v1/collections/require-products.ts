import { FieldReader } from '../../../kernel/input/field-reader.js';
import { isObject } from '../../../kernel/input/object.js';
import type { RouteContext } from '../../../protocol/routing/route.js';
import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { type StoredProduct, products } from '../../../shop/catalog-v1/product.js';

/**
 * Returns the products whose ids a body has.
 *
 * @throws {ValidationError} for anything but a list of at most 1,000 different ids
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND` if one of them does not exist
 */
export function requireProducts({ body, tenant }: RouteContext): StoredProduct[] {
  const reader = new FieldReader();
  const ids = reader.ids(isObject(body) ? body['productIds'] : undefined, 'productIds', { max: 1000 });
  reader.check();
  const missing = ids.filter((id) => !products(tenant).get(id));
  if (missing.length > 0) {
    const description = 'Some products were not found. See productIds.';
    throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', description, { productIds: missing.slice(0, 100) });
  }
  return ids.flatMap((id) => products(tenant).get(id) ?? []);
}

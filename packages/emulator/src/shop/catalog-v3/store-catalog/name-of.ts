import { ApplicationError } from '../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import type { ItemName } from '../../catalogs/catalog.js';
import type { CatalogReference } from '../../line-items/catalog-reference.js';
import { products } from '../products/product.js';

/**
 * Finds the product, visible or hidden, and the variant of a catalog reference.
 *
 * @throws {ApplicationError} `PRODUCT_NOT_FOUND`, `INVALID_CATALOG_REFERENCE_OPTIONS`
 */
export function nameOf(tenant: Tenant, { catalogItemId, options = {} }: CatalogReference): ItemName {
  const product = products(tenant).get(catalogItemId);
  if (!product)
    throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'Product not found.', { id: catalogItemId });
  const { variantId } = options;
  if (!variantId) return { catalogItemId };
  if (product.variants.some(({ id }) => id === variantId)) return { catalogItemId, variantId };
  const description = 'The product has no variant with this ID.';
  throw new ApplicationError('invalidArgument', 'INVALID_CATALOG_REFERENCE_OPTIONS', description, { catalogItemId });
}

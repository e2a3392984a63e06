import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import type { ItemName } from '../catalogs/catalog.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import { type StoredProduct, products } from './product.js';
import { supplyOf } from './supply.js';
import { variantByChoices } from './variant.js';

function variantIdOf(product: StoredProduct, { variantId, options }: NonNullable<CatalogReference['options']>) {
  if (variantId) return supplyOf(product, variantId) && variantId;
  return options && variantByChoices(product, options)?.id;
}

/**
 * Finds the product, visible or hidden, and the variant of a catalog reference.
 *
 * @throws {ApplicationError} `PRODUCT_NOT_FOUND`, `INVALID_CATALOG_REFERENCE_OPTIONS`
 */
export function nameOf(tenant: Tenant, { catalogItemId, options = {} }: CatalogReference): ItemName {
  const product = products(tenant).get(catalogItemId);
  if (!product)
    throw new ApplicationError('notFound', 'PRODUCT_NOT_FOUND', 'Product not found.', { id: catalogItemId });
  const variantId = variantIdOf(product, options);
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

import type { CatalogReference } from '../catalog-v1/buyable.js';
import { type StoredProduct, products } from '../catalog-v1/product.js';
import { supplyOf } from '../catalog-v1/supply.js';
import { variantByChoices } from '../catalog-v1/variant.js';
import { ApplicationError } from '../../kernel/errors/wire-error.js';
import type { Tenant } from '../../kernel/state/tenant.js';
import { type StoredRequest, requests } from './request.js';

function variantIdOf(product: StoredProduct, { variantId, options }: NonNullable<CatalogReference['options']>) {
  if (variantId) return supplyOf(product, variantId) && variantId;
  return options && variantByChoices(product, options)?.id;
}

/**
 * Finds the item that a reference names, and of its variants the one, if it names one.
 * @throws {ApplicationError} 404 `PRODUCT_NOT_FOUND`, 400 `INVALID_CATALOG_REFERENCE_OPTIONS`
 */
export function findItem(tenant: Tenant, reference: CatalogReference): { productId: string; variantId?: string } {
  const { catalogItemId: productId, options = {} } = reference;
  const product = products(tenant).get(productId);
  if (!product) throw new ApplicationError(404, 'PRODUCT_NOT_FOUND', 'There is no such product.', { id: productId });
  const variantId = variantIdOf(product, options);
  if (!variantId && (options.variantId || Object.keys(options.options ?? {}).length > 0)) {
    throw new ApplicationError(400, 'INVALID_CATALOG_REFERENCE_OPTIONS', 'The product has no such variant.', {
      catalogItemId: productId,
    });
  }
  return { productId, ...(variantId && { variantId }) };
}

/** The requests that wait for an item: for one variant, or all of them where the reference names none. */
export function waitingFor(tenant: Tenant, reference: CatalogReference): StoredRequest[] {
  const { productId, variantId } = findItem(tenant, reference);
  return [...requests(tenant).values()].filter(
    (request) =>
      request.status === 'RECEIVED' &&
      request.reference.catalogItemId === productId &&
      (variantId === undefined || request.variantId === variantId),
  );
}

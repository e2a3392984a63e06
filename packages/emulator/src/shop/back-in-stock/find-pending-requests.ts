import type { Tenant } from '../../kernel/state/tenant.js';
import type { CatalogReference } from '../line-items/catalog-reference.js';
import { storeCatalog } from '../tenant-catalogs/get-catalog.js';
import { type StoredRequest, requests } from './request.js';

/**
 * Finds the pending requests for an item: for one variant, or for any if the reference names none.
 *
 * @throws {ApplicationError} `PRODUCT_NOT_FOUND`, `INVALID_CATALOG_REFERENCE_OPTIONS`
 */
export function findPendingRequests(tenant: Tenant, reference: CatalogReference): StoredRequest[] {
  const { catalogItemId, variantId } = storeCatalog(tenant).getName(reference);
  return [...requests(tenant).values()].filter(
    (request) =>
      request.status === 'RECEIVED' &&
      request.reference.catalogItemId === catalogItemId &&
      (variantId === undefined || request.variantId === variantId),
  );
}

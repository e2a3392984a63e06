import { operation } from '@cartwright/core';
import type { Version } from '../shared/version.js';

/** Response of `getCatalogVersion`. */
export interface GetCatalogVersionResponse {
  /** Catalog version of the site. */
  catalogVersion?: Version;
}

/**
 * Gets the catalog version of the site. The `products`, `collections` and `inventory` modules require `V1_CATALOG`.
 *
 * @returns The catalog version.
 * @throws `ApiError` with status 403 when the caller lacks the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { catalogVersioning } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { catalogVersioning } });
 *
 * export const usesCatalogV1 = async () =>
 *   (await client.catalogVersioning.getCatalogVersion()).catalogVersion === catalogVersioning.Version.V1_CATALOG;
 * ```
 * @see GET /stores/v3/provision/version
 * @see https://dev.wix.com/docs/api-reference/business-solutions/stores/catalog-versioning/get-catalog-version
 */
export const getCatalogVersion = /* @__PURE__ */ operation<[], GetCatalogVersionResponse>({
  id: 'stores.catalogVersioning.getCatalogVersion',
  method: 'GET',
  path: '/stores/v3/provision/version',
  repeatable: true,
});

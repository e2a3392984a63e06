import { operation } from '@cartwright/core';
import type { Version } from '../catalog/version.js';

/** The answer of `getCatalogVersion`. */
export interface GetCatalogVersionResponse {
  /** The version. */
  catalogVersion?: Version;
}

/**
 * Gets which version of the catalog a site has: a site has one of them. `products`, `collections` and `inventory` are those
 * of `V1_CATALOG`.
 *
 * @returns The version.
 * @throws `ApiError` with status 403 for callers without the permission.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { catalogVersioning } from '@cartwright/stores';
 *
 * const client = createClient({ modules: { catalogVersioning } });
 *
 * export const hasOlderCatalog = async () =>
 *   (await client.catalogVersioning.getCatalogVersion()).catalogVersion === catalogVersioning.Version.V1_CATALOG;
 * ```
 * @see GET /stores/v3/provision/version
 */
export const getCatalogVersion = /* @__PURE__ */ operation<[], GetCatalogVersionResponse>({
  id: 'stores.catalogVersioning.getCatalogVersion',
  method: 'GET',
  path: '/stores/v3/provision/version',
  repeatable: true,
});

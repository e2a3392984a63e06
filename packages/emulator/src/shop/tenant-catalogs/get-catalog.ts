import type { Tenant } from '../../kernel/state/tenant.js';
import { catalogV1 } from '../catalog-v1/catalog-v1.js';
import { catalogV3 } from '../catalog-v3/store-catalog/store-catalog.js';
import type { Catalog, StoreCatalog } from '../catalogs/catalog.js';
import { catalogVersion } from '../catalogs/catalog-version.js';
import { type CatalogReference, isExternal } from '../line-items/catalog-reference.js';
import { pluginCatalog } from '../plugin-catalogs/plugin-catalog.js';

/** Catalog of the store itself, in its version. */
export const storeCatalog = (tenant: Tenant): StoreCatalog =>
  catalogVersion(tenant) === 'v3' ? catalogV3(tenant) : catalogV1(tenant);

/** Catalog of a reference, selected by its app ID. */
export const getCatalog = (tenant: Tenant, reference: CatalogReference): Catalog =>
  isExternal(reference) ? pluginCatalog(tenant) : storeCatalog(tenant);

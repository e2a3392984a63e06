import type { Tenant } from '../../kernel/state/tenant.js';
import { catalogV1 } from '../catalog-v1/catalog-v1.js';
import type { Catalog, StoreCatalog } from '../catalogs/catalog.js';
import { type CatalogReference, isExternal } from '../line-items/catalog-reference.js';
import { pluginCatalog } from '../plugin-catalogs/plugin-catalog.js';

/** Catalog of the store itself. */
export const storeCatalog = (tenant: Tenant): StoreCatalog => catalogV1(tenant);

/** Catalog of a reference, selected by its app ID. */
export const catalogOf = (tenant: Tenant, reference: CatalogReference): Catalog =>
  isExternal(reference) ? pluginCatalog(tenant) : storeCatalog(tenant);

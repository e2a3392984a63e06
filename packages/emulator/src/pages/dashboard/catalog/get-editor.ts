import type { Tenant } from '../../../kernel/state/tenant.js';
import { catalogVersion } from '../../../shop/catalogs/catalog-version.js';
import type { CatalogEditor } from './catalog-editor.js';
import { catalogV1Editor } from './catalog-v1-editor.js';
import { catalogV3Editor } from './catalog-v3-editor.js';

/** Editor of a store's catalog version. */
export const getEditor = (tenant: Tenant): CatalogEditor =>
  catalogVersion(tenant) === 'v3' ? catalogV3Editor : catalogV1Editor;

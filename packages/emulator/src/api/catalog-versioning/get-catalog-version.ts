import { catalogVersion } from '../../shop/catalogs/catalog-version.js';
import { route } from '../../protocol/routing/route.js';

const formatted = { v1: 'V1_CATALOG', v3: 'V3_CATALOG' } as const;

/** Gets the version of the site's catalog. */
export const getCatalogVersionRoute = route({
  id: 'stores.catalogVersioning.getCatalogVersion',
  method: 'GET',
  paths: ['/stores/v3/provision/version', '/v3/provision/version'],
  access: 'visitor',
  handle: ({ tenant }) => ({ catalogVersion: formatted[catalogVersion(tenant)] }),
});

import { route } from '../../protocol/routing/route.js';

/** Gets the version of the site's catalog. The emulator has Catalog V1. */
export const getCatalogVersionRoute = route({
  id: 'stores.catalogVersioning.getCatalogVersion',
  method: 'GET',
  paths: ['/stores/v3/provision/version', '/v3/provision/version'],
  access: 'visitor',
  handle: () => ({ catalogVersion: 'V1_CATALOG' }),
});

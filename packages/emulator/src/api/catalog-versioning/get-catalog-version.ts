import { route } from '../../protocol/routing/route.js';

/** The version of the site's catalog. The emulator's is the older one. */
export const getCatalogVersionRoute = route({
  id: 'stores.catalogVersioning.getCatalogVersion',
  method: 'GET',
  paths: ['/stores/v3/provision/version', '/v3/provision/version'],
  access: 'visitor',
  handle: () => ({ catalogVersion: 'V1_CATALOG' }),
});

import { route } from '../../protocol/routing/route.js';

/** Lists the scripts that the site adds to every page. The emulator has none. */
export const getSiteScripts = route({
  id: 'sitePages.getSiteScripts',
  method: 'GET',
  paths: ['/assets/scripts/v1/site-scripts'],
  access: 'public',
  handle: () => ({ scripts: [], siteScripts: [] }),
});

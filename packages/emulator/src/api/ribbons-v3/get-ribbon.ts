import { route } from '../../protocol/routing/route.js';
import { ribbonFormat, requireRibbon } from './ribbon-entity.js';

/** Gets a ribbon. */
export const getRibbon = route({
  id: 'stores.ribbonsV3.getRibbon',
  method: 'GET',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    const format = ribbonFormat(tenant, query);
    return { ribbon: format(requireRibbon(tenant, params['ribbonId'] ?? '')) };
  },
});

import { route } from '../../protocol/routing/route.js';
import { queryEntities } from '../catalog-v3/cursor-query.js';
import { ribbonFormat, ribbonSource } from './ribbon-entity.js';

/** Queries ribbons by filter, sorting and page. */
export const queryRibbons = route({
  id: 'stores.ribbonsV3.queryRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/query', '/v3/ribbons/query'],
  access: 'visitor',
  handle({ body, tenant }) {
    const format = ribbonFormat(tenant, body);
    const { items, pagingMetadata } = queryEntities(ribbonSource(tenant), body);
    return { ribbons: items.map(format), pagingMetadata };
  },
});

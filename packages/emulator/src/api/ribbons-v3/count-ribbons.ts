import { route } from '../../protocol/routing/route.js';
import { countEntities } from '../catalog-v3/cursor-query.js';
import { ribbonSource } from './ribbon-entity.js';

/** Counts the ribbons that match a filter. */
export const countRibbons = route({
  id: 'stores.ribbonsV3.countRibbons',
  method: 'POST',
  paths: ['/stores/v3/ribbons/count', '/v3/ribbons/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(ribbonSource(tenant), body),
});

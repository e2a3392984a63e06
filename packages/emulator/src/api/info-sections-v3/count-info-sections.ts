import { route } from '../../protocol/routing/route.js';
import { countEntities } from '../catalog-v3/cursor-query.js';
import { infoSectionSource } from './info-section-entity.js';

/** Counts the info sections that match a filter. */
export const countInfoSections = route({
  id: 'stores.infoSectionsV3.countInfoSections',
  method: 'POST',
  paths: ['/stores/v3/info-sections/count', '/v3/info-sections/count'],
  access: 'visitor',
  handle: ({ body, tenant }) => countEntities(infoSectionSource(tenant), body),
});

import { route } from '../../protocol/routing/route.js';
import { infoSectionFormat, requireInfoSection } from './info-section-entity.js';

/** Gets an info section. */
export const getInfoSection = route({
  id: 'stores.infoSectionsV3.getInfoSection',
  method: 'GET',
  paths: ['/stores/v3/info-sections/{infoSectionId}', '/v3/info-sections/{infoSectionId}'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    const format = infoSectionFormat(tenant, query);
    return { infoSection: format(requireInfoSection(tenant, params['infoSectionId'] ?? '')) };
  },
});

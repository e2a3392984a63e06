import { route } from '../../protocol/routing/route.js';
import { deleteInfoSection as remove } from '../../shop/catalog-v3/assignments/delete-info-section.js';
import { requireInfoSection } from './info-section-entity.js';

/** Deletes an info section and removes it from its products. */
export const deleteInfoSection = route({
  id: 'stores.infoSectionsV3.deleteInfoSection',
  method: 'DELETE',
  paths: ['/stores/v3/info-sections/{infoSectionId}', '/v3/info-sections/{infoSectionId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    remove(tenant, requireInfoSection(tenant, params['infoSectionId'] ?? '').id);
    return {};
  },
});

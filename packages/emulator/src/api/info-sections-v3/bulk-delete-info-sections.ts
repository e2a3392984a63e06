import { route } from '../../protocol/routing/route.js';
import { deleteInfoSection } from '../../shop/catalog-v3/assignments/delete-info-section.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { requireInfoSection } from './info-section-entity.js';

/** Deletes up to 100 info sections and removes them from their products. */
export const bulkDeleteInfoSections = route({
  id: 'stores.infoSectionsV3.bulkDeleteInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/delete', '/v3/bulk/info-sections/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const section = requireInfoSection(tenant, id);
      deleteInfoSection(tenant, id);
      return section;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'infoSectionIds'), apply });
  },
});

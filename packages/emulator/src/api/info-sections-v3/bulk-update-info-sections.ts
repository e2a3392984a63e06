import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { infoSectionFormat } from './info-section-entity.js';
import { updateRequestedInfoSection } from './update-info-section.js';

/** Updates up to 100 info sections. Each requires its current revision. */
export const bulkUpdateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkUpdateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/update', '/v3/bulk/info-sections/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'infoSections');
    const format = infoSectionFormat(tenant, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('infoSection'),
      apply: (item) => updateRequestedInfoSection(tenant, item),
      format: returnEntity && format,
    });
  },
});

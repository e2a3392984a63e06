import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { formatInfoSection } from './info-section-entity.js';
import { createRequestedInfoSection } from './create-info-section.js';

/** Creates up to 100 info sections. */
export const bulkCreateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkCreateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/create', '/v3/bulk/info-sections/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'infoSections');
    return bulkItems(tenant, {
      items,
      apply: (infoSection) => createRequestedInfoSection(tenant, { infoSection }),
      format: returnEntity && formatInfoSection,
    });
  },
});

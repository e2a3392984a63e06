import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { getOrCreateRequestedInfoSection } from './get-or-create-info-section.js';
import { infoSectionFormat } from './info-section-entity.js';

/** Gets up to 100 info sections by ID or unique name, and creates those that do not exist. */
export const bulkGetOrCreateInfoSections = route({
  id: 'stores.infoSectionsV3.bulkGetOrCreateInfoSections',
  method: 'POST',
  paths: ['/stores/v3/bulk/info-sections/get-or-create', '/v3/bulk/info-sections/get-or-create'],
  access: 'merchant',
  handle: ({ body, tenant }) =>
    bulkItems(tenant, {
      items: readBulk(body, 'infoSections').items,
      apply: (infoSection) => getOrCreateRequestedInfoSection(tenant, { infoSection }),
      format: infoSectionFormat(tenant, body),
    }),
});

import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { ribbonFormat } from './ribbon-entity.js';
import { updateRequestedRibbon } from './update-ribbon.js';

/** Updates up to 100 ribbons. Each requires its current revision. */
export const bulkUpdateRibbons = route({
  id: 'stores.ribbonsV3.bulkUpdateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/update', '/v3/bulk/ribbons/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'ribbons');
    const format = ribbonFormat(tenant, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('ribbon'),
      apply: (item) => updateRequestedRibbon(tenant, item),
      format: returnEntity && format,
    });
  },
});

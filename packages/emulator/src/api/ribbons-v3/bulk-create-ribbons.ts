import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { formatRibbon } from './ribbon-entity.js';
import { createRequestedRibbon } from './create-ribbon.js';

/** Creates up to 100 ribbons. */
export const bulkCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/create', '/v3/bulk/ribbons/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'ribbons');
    return bulkItems(tenant, {
      items,
      apply: (ribbon) => createRequestedRibbon(tenant, { ribbon }),
      format: returnEntity && formatRibbon,
    });
  },
});

import { route } from '../../protocol/routing/route.js';
import { deleteRibbon } from '../../shop/catalog-v3/assignments/delete-ribbon.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { requireRibbon } from './ribbon-entity.js';

/** Deletes up to 100 ribbons and removes them from their products. */
export const bulkDeleteRibbons = route({
  id: 'stores.ribbonsV3.bulkDeleteRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/delete', '/v3/bulk/ribbons/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const ribbon = requireRibbon(tenant, id);
      deleteRibbon(tenant, id);
      return ribbon;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'ribbonIds'), apply });
  },
});

import { route } from '../../protocol/routing/route.js';
import { deleteRibbon as remove } from '../../shop/catalog-v3/assignments/delete-ribbon.js';
import { requireRibbon } from './ribbon-entity.js';

/** Deletes a ribbon and removes it from its products. */
export const deleteRibbon = route({
  id: 'stores.ribbonsV3.deleteRibbon',
  method: 'DELETE',
  paths: ['/stores/v3/ribbons/{ribbonId}', '/v3/ribbons/{ribbonId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    remove(tenant, requireRibbon(tenant, params['ribbonId'] ?? '').id);
    return {};
  },
});

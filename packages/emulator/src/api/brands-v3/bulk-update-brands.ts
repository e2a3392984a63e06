import { route } from '../../protocol/routing/route.js';
import { bulkItems, entityId, readBulk } from '../../protocol/http/bulk-items.js';
import { brandFormat } from './brand-entity.js';
import { updateRequestedBrand } from './update-brand.js';

/** Updates up to 100 brands. Each requires its current revision. */
export const bulkUpdateBrands = route({
  id: 'stores.brandsV3.bulkUpdateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/update', '/v3/bulk/brands/update'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'brands');
    const format = brandFormat(tenant, body);
    return bulkItems(tenant, {
      items,
      getId: entityId('brand'),
      apply: (item) => updateRequestedBrand(tenant, item),
      format: returnEntity && format,
    });
  },
});

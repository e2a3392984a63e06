import { route } from '../../protocol/routing/route.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { formatBrand } from './brand-entity.js';
import { createRequestedBrand } from './create-brand.js';

/** Creates up to 100 brands. */
export const bulkCreateBrands = route({
  id: 'stores.brandsV3.bulkCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/create', '/v3/bulk/brands/create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items, returnEntity } = readBulk(body, 'brands');
    return bulkItems(tenant, {
      items,
      apply: (brand) => createRequestedBrand(tenant, { brand }),
      format: returnEntity && formatBrand,
    });
  },
});

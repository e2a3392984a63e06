import { route } from '../../protocol/routing/route.js';
import { brandFormat, requireBrand } from './brand-entity.js';

/** Gets a brand. */
export const getBrand = route({
  id: 'stores.brandsV3.getBrand',
  method: 'GET',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'visitor',
  handle({ params, query, tenant }) {
    const format = brandFormat(tenant, query);
    return { brand: format(requireBrand(tenant, params['brandId'] ?? '')) };
  },
});

import { route } from '../../protocol/routing/route.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import { requireBrand } from './brand-entity.js';

/** Deletes a brand. Its products keep the ID, and have no brand. */
export const deleteBrand = route({
  id: 'stores.brandsV3.deleteBrand',
  method: 'DELETE',
  paths: ['/stores/v3/brands/{brandId}', '/v3/brands/{brandId}'],
  access: 'merchant',
  handle({ params, tenant }) {
    brands(tenant).delete(requireBrand(tenant, params['brandId'] ?? '').id);
    return {};
  },
});

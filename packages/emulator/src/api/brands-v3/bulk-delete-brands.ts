import { route } from '../../protocol/routing/route.js';
import { brands } from '../../shop/catalog-v3/brands/brand.js';
import { bulkItems, readBulkIds } from '../../protocol/http/bulk-items.js';
import { requireBrand } from './brand-entity.js';

/** Deletes up to 100 brands. Their products keep the IDs, and have no brand. */
export const bulkDeleteBrands = route({
  id: 'stores.brandsV3.bulkDeleteBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/delete', '/v3/bulk/brands/delete'],
  access: 'merchant',
  handle({ body, tenant }) {
    const apply = (id: string) => {
      const brand = requireBrand(tenant, id);
      brands(tenant).delete(id);
      return brand;
    };
    return bulkItems(tenant, { items: readBulkIds(body, 'brandIds'), apply });
  },
});

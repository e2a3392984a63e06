import { FieldReader } from '../../kernel/input/field-reader.js';
import { route } from '../../protocol/routing/route.js';
import { getOrCreateBrand } from '../../shop/catalog-v3/brands/create-brand.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { readName } from '../catalog-v3/read-name.js';
import { brandFormat, maxNameLength } from './brand-entity.js';

/** Gets the brands with up to 100 names, and creates those that do not exist. */
export const bulkGetOrCreateBrands = route({
  id: 'stores.brandsV3.bulkGetOrCreateBrands',
  method: 'POST',
  paths: ['/stores/v3/bulk/brands/get-or-create', '/v3/bulk/brands/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items } = readBulk(body, 'brandNames');
    const apply = (item: unknown) => {
      const read = new FieldReader();
      const name = readName(read, item, 'brandName', maxNameLength);
      read.check();
      return getOrCreateBrand(tenant, name);
    };
    return bulkItems(tenant, { items, apply, format: brandFormat(tenant, body) });
  },
});

import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { getOrCreateBrand as getOrCreate } from '../../shop/catalog-v3/brands/create-brand.js';
import { readName } from '../catalog-v3/read-name.js';
import { brandFormat, maxNameLength } from './brand-entity.js';

/** Gets the brand with a name, or creates it. */
export const getOrCreateBrand = route({
  id: 'stores.brandsV3.getOrCreateBrand',
  method: 'POST',
  paths: ['/stores/v3/brands/get-or-create', '/v3/brands/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const format = brandFormat(tenant, body);
    const read = new FieldReader();
    const name = readName(read, isObject(body) ? body['brandName'] : undefined, 'brandName', maxNameLength);
    read.check();
    return { brand: format(getOrCreate(tenant, name)) };
  },
});

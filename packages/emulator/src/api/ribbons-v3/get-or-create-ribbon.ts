import { FieldReader } from '../../kernel/input/field-reader.js';
import { isObject } from '../../kernel/input/object.js';
import { route } from '../../protocol/routing/route.js';
import { getOrCreateRibbon as getOrCreate } from '../../shop/catalog-v3/ribbons/create-ribbon.js';
import { readName } from '../catalog-v3/read-name.js';
import { ribbonFormat, maxNameLength } from './ribbon-entity.js';

/** Gets the ribbon with a name, or creates it. */
export const getOrCreateRibbon = route({
  id: 'stores.ribbonsV3.getOrCreateRibbon',
  method: 'POST',
  paths: ['/stores/v3/ribbons/get-or-create', '/v3/ribbons/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const format = ribbonFormat(tenant, body);
    const read = new FieldReader();
    const name = readName(read, isObject(body) ? body['ribbonName'] : undefined, 'ribbonName', maxNameLength);
    read.check();
    return { ribbon: format(getOrCreate(tenant, name)) };
  },
});

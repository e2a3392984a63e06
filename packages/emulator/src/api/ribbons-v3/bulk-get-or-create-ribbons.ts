import { FieldReader } from '../../kernel/input/field-reader.js';
import { route } from '../../protocol/routing/route.js';
import { getOrCreateRibbon } from '../../shop/catalog-v3/ribbons/create-ribbon.js';
import { bulkItems, readBulk } from '../../protocol/http/bulk-items.js';
import { readName } from '../catalog-v3/read-name.js';
import { ribbonFormat, maxNameLength } from './ribbon-entity.js';

/** Gets the ribbons with up to 100 names, and creates those that do not exist. */
export const bulkGetOrCreateRibbons = route({
  id: 'stores.ribbonsV3.bulkGetOrCreateRibbons',
  method: 'POST',
  paths: ['/stores/v3/bulk/ribbons/get-or-create', '/v3/bulk/ribbons/get-or-create'],
  access: 'merchant',
  handle({ body, tenant }) {
    const { items } = readBulk(body, 'ribbonNames');
    const apply = (item: unknown) => {
      const read = new FieldReader();
      const name = readName(read, item, 'ribbonName', maxNameLength);
      read.check();
      return getOrCreateRibbon(tenant, name);
    };
    return bulkItems(tenant, { items, apply, format: ribbonFormat(tenant, body) });
  },
});

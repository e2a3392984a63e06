import type { Tenant } from '../../kernel/state/tenant.js';
import type { Catalog } from '../catalogs/catalog.js';
import { externalItemId, externalItems } from './external-item.js';

/**
 * Catalogs of apps, whose items and stock are provided by service plugins. Items have the data of the last
 * `lookUpItems` call.
 */
export const pluginCatalog = (tenant: Tenant): Catalog => ({
  find: (reference) => {
    const facts = externalItems(tenant).get(externalItemId(reference))?.facts;
    return facts && { facts };
  },
  getKey: externalItemId,
});

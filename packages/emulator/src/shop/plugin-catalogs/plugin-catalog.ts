import type { Tenant } from '../../kernel/state/tenant.js';
import type { Catalog } from '../catalogs/catalog.js';
import { externalItemId, externalItems } from './external-item.js';

/**
 * Catalogs of apps, whose items and stock service plugins provide. `lookUpItems` calls the plugins; items have the data of
 * the last response.
 */
export const pluginCatalog = (tenant: Tenant): Catalog => ({
  find: (reference) => {
    const facts = externalItems(tenant).get(externalItemId(reference))?.facts;
    return facts && { facts };
  },
  keyOf: externalItemId,
});

import type { Tenant } from '../../kernel/state/tenant.js';
import type { Catalog } from '../catalogs/catalog.js';
import { externalItemId, externalItems } from './external-item.js';

/**
 * The catalogs of apps, which service plugins keep together with their stock: `lookUpItems` asks the plugins, and items are
 * what they answered last.
 */
export const pluginCatalog = (tenant: Tenant): Catalog => ({
  find: (reference) => {
    const facts = externalItems(tenant).get(externalItemId(reference))?.facts;
    return facts && { facts };
  },
  keyOf: externalItemId,
});

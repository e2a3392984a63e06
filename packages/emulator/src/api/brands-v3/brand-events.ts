import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredBrand } from '../../shop/catalog-v3/brands/brand.js';
import { formatNamed } from '../catalog-v3/named-entities.js';

/** Triggered when a brand is created, updated or deleted. */
export const brandEvents = entityEvents<StoredBrand>({
  collection: 'v3-brands',
  fqdn: 'wix.stores.catalog.v3.brand',
  format: formatNamed,
});

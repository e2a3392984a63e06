import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredRibbon } from '../../shop/catalog-v3/ribbons/ribbon.js';
import { formatNamed } from '../catalog-v3/named-entities.js';

/** Triggered when a ribbon is created, updated or deleted. */
export const ribbonEvents = entityEvents<StoredRibbon>({
  collection: 'v3-ribbons',
  fqdn: 'wix.stores.catalog.v3.ribbon',
  format: formatNamed,
});

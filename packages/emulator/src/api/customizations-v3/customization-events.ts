import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredCustomization } from '../../shop/catalog-v3/customizations/customization.js';
import { formatCustomization } from './format-customization.js';

/** Triggered when a customization is created, updated or deleted. */
export const customizationEvents = entityEvents<StoredCustomization>({
  collection: 'v3-customizations',
  fqdn: 'wix.stores.catalog.v3.customization',
  format: (customization, { origin }) => formatCustomization(customization, origin, true),
});

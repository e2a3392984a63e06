import { entityEvents } from '../../protocol/events/entity-events.js';
import type { StoredInfoSection } from '../../shop/catalog-v3/info-sections/info-section.js';
import { formatInfoSection } from './info-section-entity.js';

/** Triggered when an info section is created, updated or deleted. */
export const infoSectionEvents = entityEvents<StoredInfoSection>({
  collection: 'v3-info-sections',
  fqdn: 'wix.stores.catalog.v3.info_section',
  format: formatInfoSection,
});

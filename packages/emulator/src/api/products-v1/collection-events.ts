import { changedFields } from '../../protocol/events/changed-fields.js';
import type { EventDefinition, NewEvent } from '../../protocol/events/event-definition.js';
import type { StoredCollection } from '../../shop/catalog-v1/collection.js';
import { formatMedia } from '../media/format-image.js';

/** Triggered when a collection is created, updated or deleted. Updates have the names of the changed fields. */
export const collectionEvents: EventDefinition<StoredCollection> = {
  collection: 'collections',
  getEvents({ before, after }, { origin }) {
    const { id } = after ?? before;
    const event = (name: string, data: object): NewEvent => ({
      type: `com.wix.ecommerce.catalog.api.v1.${name}`,
      entityId: id,
      payload: { collection_Id: id, ...data, originatedFromVersion: 'V1_CATALOG' },
    });
    if (!after) return [event('CollectionDeleted', {})];
    const { media, name, slug, visible } = after;
    if (!before) return [event('CollectionCreated', { name, slug, visible, media: formatMedia(media, origin) })];
    const fields = changedFields(before, after).filter((field) => field !== 'lastUpdated');
    return fields.length > 0 ? [event('CollectionChanged', { changedFields: fields })] : [];
  },
};

import type { EventDefinition } from '../../protocol/events/event-definition.js';
import { entityEvents } from '../../protocol/events/entity-events.js';
import type { DataItem } from '../../shop/data-items/data-item.js';
import { formatItem } from './format-item.js';

const events = entityEvents<DataItem>({
  collection: 'data-items',
  fqdn: 'wix.data.v2.data_item',
  format: formatItem,
});

/** Triggered when an item is added, changed or removed. The entity ID is that of the item in its collection. */
export const dataItemEvents: EventDefinition<DataItem> = {
  ...events,
  getEvents: (change, context) =>
    events.getEvents(change, context).map((event) => ({
      ...event,
      entityId: (change.after ?? change.before)?.data._id ?? event.entityId,
    })),
};

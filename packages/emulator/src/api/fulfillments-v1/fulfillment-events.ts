import type { EventDefinition } from '../../protocol/events/event-definition.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatFulfillments } from './format-fulfillments.js';

/** Triggered when the fulfillments of an order change. They are one entity, which exists as long as the order. */
export const fulfillmentEvents: EventDefinition<StoredOrder> = {
  collection: 'orders',
  getEvents({ after, before }) {
    if (!after || after.fulfillments === (before?.fulfillments ?? after.fulfillments)) return [];
    return [
      {
        type: 'wix.ecom.v1.fulfillments_updated',
        entityId: after.id,
        entity: { fqdn: 'wix.ecom.v1.fulfillments', slug: 'updated' },
        payload: {
          updatedEvent: {
            currentEntity: formatFulfillments(after),
            modifiedFields: { fulfillments: before?.fulfillments ?? [] },
          },
        },
      },
    ];
  },
};

import type { EventSource } from '../../protocol/events/event-source.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { wireFulfillments } from './wire-fulfillments.js';

/** The fulfillments of an order are told of as one entity, which is there as long as the order is. */
export const fulfillmentEvents: EventSource<StoredOrder> = {
  collection: 'orders',
  eventsOf({ after, before }) {
    if (!after || after.fulfillments === (before?.fulfillments ?? after.fulfillments)) return [];
    return [
      {
        type: 'wix.ecom.v1.fulfillments_updated',
        entityId: after.id,
        entity: { fqdn: 'wix.ecom.v1.fulfillments', slug: 'updated' },
        payload: {
          updatedEvent: {
            currentEntity: wireFulfillments(after),
            modifiedFields: { fulfillments: before?.fulfillments ?? [] },
          },
        },
      },
    ];
  },
};

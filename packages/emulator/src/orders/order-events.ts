import { entityEvents } from '../events/entity-events.js';
import type { StoredOrder } from './order.js';
import { wireOrder } from './wire-order.js';

/** An order is unpaid before it is there. */
const unpaid = 'NOT_PAID';

/** Orders are told of when they are made and changed, approved and canceled, paid and fulfilled. */
export const orderEvents = entityEvents<StoredOrder>({
  collection: 'orders',
  fqdn: 'wix.ecom.v1.order',
  wire: (order, { origin }) => wireOrder(order, origin),
  actions: [
    {
      slug: 'approved',
      data: (order, before, { origin }) =>
        order.status === 'APPROVED' && before?.status !== 'APPROVED' ? { order: wireOrder(order, origin) } : undefined,
    },
    {
      slug: 'canceled',
      data: (order, before, { origin }) =>
        order.status === 'CANCELED' && before?.status !== 'CANCELED' ? { order: wireOrder(order, origin) } : undefined,
    },
    {
      slug: 'payment_status_updated',
      data(order, before, { origin }) {
        const previousPaymentStatus = before?.paymentStatus ?? unpaid;
        return order.paymentStatus === previousPaymentStatus
          ? undefined
          : { order: wireOrder(order, origin), previousPaymentStatus };
      },
    },
    {
      slug: 'fulfilled',
      data: (order, before, { origin }) =>
        before && order.fulfillmentStatus !== before.fulfillmentStatus
          ? {
              order: wireOrder(order, origin),
              previousFulfillmentStatus: before.fulfillmentStatus,
              newFulfillmentStatus: order.fulfillmentStatus,
            }
          : undefined,
    },
  ],
});

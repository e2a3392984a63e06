import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import type { StoredOrder } from '../../shop/orders/order.js';
import { formatCommittedDraft } from './format-committed-draft.js';
import { formatOrder } from './format-order.js';

/** Payment status of an order before it is created. */
const unpaid = 'NOT_PAID';

const fqdn = 'wix.ecom.v1.order';

const changes = entityEvents<StoredOrder>({
  collection: 'orders',
  fqdn,
  format: (order, { origin }) => formatOrder(order, origin),
  actions: [
    {
      slug: 'approved',
      data: (order, before, { origin }) =>
        order.status === 'APPROVED' && before?.status !== 'APPROVED'
          ? { order: formatOrder(order, origin) }
          : undefined,
    },
    {
      slug: 'canceled',
      data: (order, before, { origin }) =>
        order.status === 'CANCELED' && before?.status !== 'CANCELED'
          ? { order: formatOrder(order, origin) }
          : undefined,
    },
    {
      slug: 'payment_status_updated',
      data(order, before, { origin }) {
        const previousPaymentStatus = before?.paymentStatus ?? unpaid;
        return order.paymentStatus === previousPaymentStatus
          ? undefined
          : { order: formatOrder(order, origin), previousPaymentStatus };
      },
    },
    {
      slug: 'fulfilled',
      data: (order, before, { origin }) =>
        before && order.fulfillmentStatus !== before.fulfillmentStatus
          ? {
              order: formatOrder(order, origin),
              previousFulfillmentStatus: before.fulfillmentStatus,
              newFulfillmentStatus: order.fulfillmentStatus,
            }
          : undefined,
    },
    {
      slug: 'committed',
      data: (order, before, { origin }) =>
        order.lastCommit && order.lastCommit.id !== before?.lastCommit?.id
          ? { order: formatOrder(order, origin), ...formatCommittedDraft(order, order.lastCommit) }
          : undefined,
    },
    {
      slug: 'imported',
      data: (order, before, { origin }) =>
        order.importId === before?.importId ? undefined : { order: formatOrder(order, origin) },
    },
  ],
});

/**
 * Triggered when an order is created, updated, approved, canceled, paid, fulfilled, changed by a draft, or imported,
 * and when an imported order is deleted.
 */
export const orderEvents: EventDefinition<StoredOrder> = {
  collection: 'orders',
  eventsOf(change, context) {
    const { after, before } = change;
    if (after || !before) return changes.eventsOf(change, context);
    const slug = 'imported_order_deleted';
    const body = { order: formatOrder(before, context.origin) };
    return [
      { type: `${fqdn}_${slug}`, entityId: before.id, entity: { fqdn, slug }, payload: { actionEvent: { body } } },
    ];
  },
};

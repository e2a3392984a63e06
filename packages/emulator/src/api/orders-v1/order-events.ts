import { formatOrderLine, getPricing } from './format-order-line.js';
import { formatOrder } from './format-order.js';
import { toFormattedPrice } from '../../kernel/money/format-price.js';
import { entityEvents } from '../../protocol/events/entity-events.js';
import type { EventDefinition } from '../../protocol/events/event-definition.js';
import type { CommittedDraft, StoredOrder } from '../../shop/orders/order.js';

/** Formats a committed draft for its event: the line items that were added, changed or removed, and the delivery. */
function formatCommittedDraft(order: StoredOrder, draft: CommittedDraft): object {
  const { settings, shippingInfo, shippingInfoRemoved } = draft.written;
  return {
    draftOrderId: draft.draftOrderId,
    commitSettings: settings,
    commitDate: draft.commitDate,
    changes: {
      lineItems: draft.lines.map((change) => {
        if (change.kind === 'added') return { lineItemId: change.lineItemId, lineItemAdded: true };
        if (change.kind === 'changed') {
          const { lineItemId, quantity, unitPrice } = change;
          const priceBeforeChange = toFormattedPrice(unitPrice, order.currency);
          return { lineItemId, changedDetails: { quantityBeforeChange: quantity, priceBeforeChange } };
        }
        const { id, ...line } = formatOrderLine(change.line, getPricing(order));
        return { lineItemId: id, lineItemRemoved: line };
      }),
      ...(shippingInfo !== undefined && { changedShippingInfo: shippingInfo }),
      ...(shippingInfoRemoved && { shippingInfoRemoved }),
      appliedDiscounts: [],
      additionalFees: [],
    },
  };
}

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
      data: ({ status }, before, { entity: order }) =>
        status === 'APPROVED' && before?.status !== 'APPROVED' ? { order } : undefined,
    },
    {
      slug: 'canceled',
      data: ({ status }, before, { entity: order }) =>
        status === 'CANCELED' && before?.status !== 'CANCELED' ? { order } : undefined,
    },
    {
      slug: 'payment_status_updated',
      data({ paymentStatus }, before, { entity: order }) {
        const previousPaymentStatus = before?.paymentStatus ?? unpaid;
        return paymentStatus === previousPaymentStatus ? undefined : { order, previousPaymentStatus };
      },
    },
    {
      slug: 'fulfilled',
      data: ({ fulfillmentStatus: newFulfillmentStatus }, before, { entity: order }) => {
        const previousFulfillmentStatus = before?.fulfillmentStatus ?? newFulfillmentStatus;
        return newFulfillmentStatus === previousFulfillmentStatus
          ? undefined
          : { order, previousFulfillmentStatus, newFulfillmentStatus };
      },
    },
    {
      slug: 'committed',
      data: (order, before, { entity }) =>
        order.lastCommit && order.lastCommit.id !== before?.lastCommit?.id
          ? { order: entity, ...formatCommittedDraft(order, order.lastCommit) }
          : undefined,
    },
    {
      slug: 'imported',
      data: ({ importId }, before, { entity: order }) => (importId === before?.importId ? undefined : { order }),
    },
  ],
});

/**
 * Triggered when an order is created, updated, approved, canceled, paid, fulfilled, changed by a draft, or imported,
 * and when an imported order is deleted.
 */
export const orderEvents: EventDefinition<StoredOrder> = {
  collection: 'orders',
  getEvents(change, context) {
    const { after, before } = change;
    if (after || !before) return changes.getEvents(change, context);
    const slug = 'imported_order_deleted';
    const body = { order: formatOrder(before, context.origin) };
    return [
      { type: `${fqdn}_${slug}`, entityId: before.id, entity: { fqdn, slug }, payload: { actionEvent: { body } } },
    ];
  },
};

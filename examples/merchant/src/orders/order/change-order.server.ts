import type { Client } from '@cartwright/core';
import { captureAuthorizedPayments, voidAuthorizedPayments } from '@cartwright/ecom/order-billing';
import { createFulfillment, deleteFulfillment } from '@cartwright/ecom/order-fulfillments';
import {
  addActivities,
  bulkUpdateOrderTags,
  cancelOrder,
  deleteActivity,
  paymentCollectionMarkOrderAsPaid,
} from '@cartwright/ecom/orders';
import { readText } from '../../lib/read-text.js';
import { readQuantities } from './line-quantities.js';
import { loadOrder } from './load-order.server.js';
import { readTags, tagChanges } from './tag-changes.js';

type Change = (client: Client, id: string, form: FormData) => Promise<unknown>;

/** Payments that are authorized and neither captured nor voided. */
const authorizedPayments = async (client: Client, id: string) => {
  const { capture } = (await loadOrder(client, id)).actions;
  return capture.isAvailable ? capture.payments : [];
};

/** Changes of an order, by the `intent` of their form. */
export const orderChanges: Readonly<Record<string, Change>> = {
  fulfill: (client, id, form) => {
    const [trackingNumber, shippingProvider, trackingLink] = [
      readText(form, 'trackingNumber'),
      readText(form, 'shippingProvider'),
      readText(form, 'trackingLink'),
    ];
    const lineItems = readQuantities(form).map(({ lineItemId, quantity }) => ({ _id: lineItemId, quantity }));
    return client.use(createFulfillment)(id, {
      lineItems,
      ...(trackingNumber && {
        trackingInfo: { trackingNumber, shippingProvider, ...(trackingLink && { trackingLink }) },
      }),
    });
  },
  unfulfill: (client, id, form) =>
    client.use(deleteFulfillment)({ orderId: id, fulfillmentId: readText(form, 'fulfillmentId') }),
  cancel: (client, id, form) =>
    client.use(cancelOrder)(id, {
      restockAllItems: form.has('restock'),
      sendOrderCanceledEmail: form.has('email'),
    }),
  capture: async (client, id) => {
    const payments = await authorizedPayments(client, id);
    return client.use(captureAuthorizedPayments)(id, { payments: payments.map(({ paymentId }) => ({ paymentId })) });
  },
  void: async (client, id) => {
    const payments = await authorizedPayments(client, id);
    return client.use(voidAuthorizedPayments)(id, { paymentIds: payments.map(({ paymentId }) => paymentId) });
  },
  paid: (client, id) => client.use(paymentCollectionMarkOrderAsPaid)(id),
  comment: (client, id, form) =>
    client.use(addActivities)(id, {
      orderActivities: [{ activityType: 'MERCHANT_COMMENT', merchantComment: { message: readText(form, 'message') } }],
    }),
  uncomment: (client, id, form) => client.use(deleteActivity)({ _id: id, activityId: readText(form, 'activityId') }),
  tags: (client, id, form) => {
    const changes = tagChanges(readTags(readText(form, 'before')), readTags(readText(form, 'tags')));
    return client.use(bulkUpdateOrderTags)([id], {
      assignTags: { privateTags: { tagIds: changes.assigned } },
      unassignTags: { privateTags: { tagIds: changes.unassigned } },
    });
  },
};

/** Messages after a change, by the `done` parameter of the order's page. */
export const orderChanged: Readonly<Record<string, string>> = {
  fulfill: 'The items are marked as fulfilled.',
  unfulfill: 'The fulfillment was deleted.',
  cancel: 'The order is canceled.',
  capture: 'The payment was captured.',
  void: 'The authorization was voided.',
  paid: 'The order is marked as paid.',
  comment: 'The note was added.',
  uncomment: 'The note was deleted.',
  tags: 'The tags were saved.',
  refund: 'The refund was issued.',
};

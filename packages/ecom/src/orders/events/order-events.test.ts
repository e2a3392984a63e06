import { eventTable } from '../../testing/event-table.js';
import {
  onOrderApproved,
  onOrderCanceled,
  onOrderCommitted,
  onOrderCreated,
  onOrderFulfilled,
  onOrderImported,
  onOrderImportedOrderDeleted,
  onOrderPaymentStatusUpdated,
  onOrderUpdated,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'o', number: '10001', createdDate: time, lineItems: [{ id: 'l' }] };
const order = { _id: 'o', number: '10001', _createdDate: when, lineItems: [{ _id: 'l' }] };

eventTable([
  [onOrderCreated, 'wix.ecom.v1.order_created', 'created', { entity: wire }, { entity: order }],
  [
    onOrderUpdated,
    'wix.ecom.v1.order_updated',
    'updated',
    { entity: wire, modifiedFields: { createdDate: time } },
    { entity: order, modifiedFields: { _createdDate: when } },
  ],
  [onOrderApproved, 'wix.ecom.v1.order_approved', 'action', { data: { order: wire } }, { data: { order } }],
  [
    onOrderCanceled,
    'wix.ecom.v1.order_canceled',
    'action',
    { data: { order: wire, restockAllItems: true } },
    { data: { order, restockAllItems: true } },
  ],
  [
    onOrderCommitted,
    'wix.ecom.v1.order_committed',
    'action',
    {
      data: {
        draftOrderId: 'd',
        order: wire,
        changes: { lineItems: [{ lineItemId: 'l', lineItemRemoved: wire.lineItems[0] }] },
        commitDate: time,
      },
    },
    {
      data: {
        draftOrderId: 'd',
        order,
        changes: { lineItems: [{ lineItemId: 'l', lineItemRemoved: order.lineItems[0] }] },
        commitDate: when,
      },
    },
  ],
  [
    onOrderFulfilled,
    'wix.ecom.v1.order_fulfilled',
    'action',
    { data: { order: wire, previousFulfillmentStatus: 'NOT_FULFILLED' } },
    { data: { order, previousFulfillmentStatus: 'NOT_FULFILLED' } },
  ],
  [onOrderImported, 'wix.ecom.v1.order_imported', 'action', { data: { order: wire } }, { data: { order } }],
  [
    onOrderImportedOrderDeleted,
    'wix.ecom.v1.order_imported_order_deleted',
    'action',
    { data: { order: wire } },
    { data: { order } },
  ],
  [
    onOrderPaymentStatusUpdated,
    'wix.ecom.v1.order_payment_status_updated',
    'action',
    { data: { order: wire, previousPaymentStatus: 'NOT_PAID' } },
    { data: { order, previousPaymentStatus: 'NOT_PAID' } },
  ],
]);

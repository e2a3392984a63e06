import { eventTable } from '../testing/event-table.js';
import {
  onOrderPaymentRequestCreated,
  onOrderPaymentRequestDeleted,
  onOrderPaymentRequestExpired,
  onOrderPaymentRequestPaid,
  onOrderPaymentRequestUpdated,
  onOrderPaymentRequestVoided,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'r', createdDate: time, updatedDate: time, expirationDate: time };
const ours = { _id: 'r', _createdDate: when, _updatedDate: when, expirationDate: when };
const type = (slug: string) => `wix.ecom.v1.order_payment_request_${slug}`;
const data = [{ data: { orderPaymentRequest: wire } }, { data: { orderPaymentRequest: ours } }] as const;

eventTable([
  [onOrderPaymentRequestCreated, type('created'), 'created', { entity: wire }, { entity: ours }],
  [
    onOrderPaymentRequestUpdated,
    type('updated'),
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onOrderPaymentRequestDeleted, type('deleted'), 'deleted', { entity: wire }, { entity: ours }],
  [onOrderPaymentRequestExpired, type('expired'), 'action', ...data],
  [onOrderPaymentRequestPaid, type('paid'), 'action', ...data],
  [onOrderPaymentRequestVoided, type('voided'), 'action', ...data],
]);

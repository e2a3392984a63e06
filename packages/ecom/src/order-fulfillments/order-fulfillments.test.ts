import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { eventTable } from '../testing/event-table.js';
import * as orderFulfillments from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const path = '/ecom/v1/fulfillments';
const trackingInfo = { trackingNumber: '1Z', shippingProvider: 'ups' };
const wire = { orderId: 'o', fulfillments: [{ id: 'f', createdDate: time, trackingInfo }] };
const ours = { orderId: 'o', fulfillments: [{ _id: 'f', _createdDate: when, trackingInfo }] };
const fulfillment = { _createdDate: when, lineItems: [{ _id: 'l', quantity: 1 }], trackingInfo };
const wireFulfillment = { createdDate: time, lineItems: [{ id: 'l', quantity: 1 }], trackingInfo };

operationTable(orderFulfillments, {
  createFulfillment: {
    args: ['o', fulfillment],
    method: 'POST',
    path: `${path}/orders/o/create-fulfillment`,
    body: { orderId: 'o', fulfillment: wireFulfillment },
    answer: { orderWithFulfillments: wire, fulfillmentId: 'f' },
    returns: { orderWithFulfillments: ours, fulfillmentId: 'f' },
  },
  deleteFulfillment: {
    args: [{ fulfillmentId: 'f', orderId: 'o' }],
    method: 'DELETE',
    path: `${path}/f/orders/o`,
    query: { fulfillmentId: 'f', orderId: 'o' },
    answer: { orderWithFulfillments: wire },
    returns: { orderWithFulfillments: ours },
  },
});

refusalTable(orderFulfillments, [
  ['updateFulfillment', [{ orderId: 'o' }, { fulfillment }], 'fulfillment.id'],
  ['deleteFulfillment', [{ fulfillmentId: 'f' }], 'orderId'],
]);

eventTable([
  [
    orderFulfillments.onFulfillmentsUpdated,
    'wix.ecom.v1.fulfillments_updated',
    'updated',
    { entity: wire, modifiedFields: {} },
    { entity: ours, modifiedFields: {} },
  ],
]);

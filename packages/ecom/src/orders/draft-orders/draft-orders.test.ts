import { operationTable } from '../../../../core/src/testing/operation-table.js';
import * as draftOrders from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireImage = { id: 'mug.jpg', filename: 'Mug.jpg', altText: 'Mug.jpg', width: 80, height: 60, url: image };

operationTable(draftOrders, {
  commitDeltas: {
    args: [
      'o',
      {
        draftOrderId: 'd',
        changes: {
          lineItems: [{ lineItemId: 'l', lineItem: { quantity: 2, image, physicalProperties: { weight: Infinity } } }],
          changedBillingInfo: { address: { addressLine1: '1 Main St' } },
          changedRecipientInfo: { address: { addressLine1: '2 Main St' } },
          changedShippingInfo: { logistics: { deliveryTimeSlot: { from: when, to: when } } },
        },
      },
    ],
    method: 'POST',
    path: '/ecom/v1/orders/o/commit-deltas',
    body: {
      id: 'o',
      draftOrderId: 'd',
      changes: {
        lineItems: [
          {
            lineItemId: 'l',
            lineItem: { quantity: 2, image: wireImage, physicalProperties: { weight: 'Infinity' } },
          },
        ],
        changedBillingInfo: { address: { addressLine: '1 Main St' } },
        changedRecipientInfo: { address: { addressLine: '2 Main St' } },
        changedShippingInfo: { logistics: { deliveryTimeSlot: { from: time, to: time } } },
      },
    },
    answer: { order: { id: 'o', updatedDate: time } },
    returns: { order: { _id: 'o', _updatedDate: when } },
  },
});

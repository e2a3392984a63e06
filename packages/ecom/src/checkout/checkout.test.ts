import { operationTable, refusalTable } from '../../../core/src/testing/operation-table.js';
import { eventTable } from '../testing/event-table.js';
import * as checkout from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const image = 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60';
const wireImage = { id: 'mug.jpg', filename: 'Mug.jpg', width: 80, height: 60 };
const catalogReference = { appId: 'stores', catalogItemId: 'mug' };
const wire = {
  id: 'c',
  createdDate: time,
  updatedDate: time,
  lineItems: [
    {
      id: 'l',
      media: wireImage,
      url: { relativePath: '/mug', url: 'https://shop.example/mug' },
      serviceProperties: { scheduledDate: time },
    },
  ],
  billingInfo: { address: { addressLine: '1 Main St' } },
  shippingInfo: { shippingDestination: { address: { addressLine: '2 Main St' } } },
  subscriptionCharges: [{ charges: [{ cycleBillingDate: time }] }],
};
const ours = {
  _id: 'c',
  _createdDate: when,
  _updatedDate: when,
  lineItems: [{ _id: 'l', media: image, url: 'https://shop.example/mug', serviceProperties: { scheduledDate: when } }],
  billingInfo: { address: { addressLine1: '1 Main St' } },
  shippingInfo: { shippingDestination: { address: { addressLine1: '2 Main St' } } },
  subscriptionCharges: [{ charges: [{ cycleBillingDate: when }] }],
} satisfies checkout.Checkout;
const lineItems = [{ catalogReference, quantity: 1 }];

operationTable(checkout, {
  updateCheckout: {
    args: ['c', { _id: 'other', id: 'other', billingInfo: ours.billingInfo }, { couponCode: 'TEN', lineItems }],
    method: 'PATCH',
    path: '/ecom/v1/checkouts/c',
    body: { checkout: { id: 'c', billingInfo: wire.billingInfo }, couponCode: 'TEN', lineItems },
    answer: { checkout: wire },
    returns: ours,
  },
});

refusalTable(checkout, [
  ['createCheckout', [{ lineItems: [{ catalogReference }] }], 'lineItems[0].quantity'],
  ['addToCheckout', ['c', { lineItems: [{ quantity: 1 }] }], 'lineItems[0].catalogReference.catalogItemId'],
  ['removeLineItems', ['c', []], 'lineItemIds'],
  ['updateLineItemsQuantity', ['c', [{ quantity: 1 }]], 'lineItems[0]._id'],
]);

eventTable([
  [checkout.onCheckoutCreated, 'wix.ecom.v1.checkout_created', 'created', { entity: wire }, { entity: ours }],
  [
    checkout.onCheckoutUpdated,
    'wix.ecom.v1.checkout_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [checkout.onCheckoutDeleted, 'wix.ecom.v1.checkout_deleted', 'deleted', { entity: wire }, { entity: ours }],
  [
    checkout.onCheckoutCompleted,
    'wix.ecom.v1.checkout_completed',
    'action',
    { data: { checkout: wire } },
    { data: { checkout: ours } },
  ],
]);

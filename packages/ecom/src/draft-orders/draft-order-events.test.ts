import { eventTable } from '../testing/event-table.js';
import { onDraftOrderCreated, onDraftOrderDeleted, onDraftOrderUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 'd',
  createdDate: time,
  updatedDate: time,
  lineItems: [{ added: true, lineItem: { id: 'l', physicalProperties: { weight: 'NaN' } } }],
  shippingInfo: { changedDetails: { shippingInfoBeforeChange: { logistics: { deliverByDate: time } } } },
  billingDetails: { billingInfo: { address: { addressLine: '1 Main St' } } },
  recipientInfo: { changedDetails: { recipientInfoBeforeChange: { address: { addressLine: '2 Main St' } } } },
};
const ours = {
  _id: 'd',
  _createdDate: when,
  _updatedDate: when,
  lineItems: [{ added: true, lineItem: { _id: 'l', physicalProperties: { weight: NaN } } }],
  shippingInfo: { changedDetails: { shippingInfoBeforeChange: { logistics: { deliverByDate: when } } } },
  billingDetails: { billingInfo: { address: { addressLine1: '1 Main St' } } },
  recipientInfo: { changedDetails: { recipientInfoBeforeChange: { address: { addressLine1: '2 Main St' } } } },
};

eventTable([
  [onDraftOrderCreated, 'wix.ecom.v1.draft_order_created', 'created', { entity: wire }, { entity: ours }],
  [
    onDraftOrderUpdated,
    'wix.ecom.v1.draft_order_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onDraftOrderDeleted, 'wix.ecom.v1.draft_order_deleted', 'deleted', { entity: wire }, { entity: ours }],
]);

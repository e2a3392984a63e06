import { eventTable } from '../testing/event-table.js';
import {
  onSubscriptionContractCreated,
  onSubscriptionContractDeleted,
  onSubscriptionContractUpdated,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 's',
  createdDate: time,
  updatedDate: time,
  subscriptionSettings: { startDate: time },
  lineItems: [
    {
      id: 'l',
      image: { id: 'mug.jpg', filename: 'Mug.jpg', width: 80, height: 60 },
      physicalProperties: { weight: 'NaN' },
    },
  ],
  billingInfo: { address: { addressLine: '1 Main St' } },
  recipientInfo: { address: { addressLine: '2 Main St' } },
  activities: [{ createdDate: time }],
};
const ours = {
  _id: 's',
  _createdDate: when,
  _updatedDate: when,
  subscriptionSettings: { startDate: when },
  lineItems: [
    {
      _id: 'l',
      image: 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60',
      physicalProperties: { weight: NaN },
    },
  ],
  billingInfo: { address: { addressLine1: '1 Main St' } },
  recipientInfo: { address: { addressLine1: '2 Main St' } },
  activities: [{ _createdDate: when }],
};

eventTable([
  [
    onSubscriptionContractCreated,
    'wix.ecom.subscription_contracts.v1.subscription_contract_created',
    'created',
    { entity: wire },
    { entity: ours },
  ],
  [
    onSubscriptionContractUpdated,
    'wix.ecom.subscription_contracts.v1.subscription_contract_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [
    onSubscriptionContractDeleted,
    'wix.ecom.subscription_contracts.v1.subscription_contract_deleted',
    'deleted',
    { entity: wire },
    { entity: ours },
  ],
]);

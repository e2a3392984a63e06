import { eventTable } from '../testing/event-table.js';
import {
  onAbandonedCheckoutCreated,
  onAbandonedCheckoutDeleted,
  onAbandonedCheckoutRecovered,
  onAbandonedCheckoutUpdated,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 'a',
  createdDate: time,
  updatedDate: time,
  checkoutRecoveredDate: time,
  activities: [{ createdDate: time, type: 'EMAIL_SENT' }],
  lineItems: [
    {
      id: 'l',
      image: { id: 'mug.jpg', filename: 'Mug.jpg', width: 80, height: 60 },
      physicalProperties: { weight: 'NaN' },
    },
  ],
  appliedDiscounts: [{ merchantDiscount: { percentage: 'NaN' } }],
};
const ours = {
  _id: 'a',
  _createdDate: when,
  _updatedDate: when,
  checkoutRecoveredDate: when,
  activities: [{ _createdDate: when, type: 'EMAIL_SENT' }],
  lineItems: [
    {
      _id: 'l',
      image: 'wix:image://v1/mug.jpg/Mug.jpg#originWidth=80&originHeight=60',
      physicalProperties: { weight: NaN },
    },
  ],
  appliedDiscounts: [{ merchantDiscount: { percentage: NaN } }],
};

eventTable([
  [onAbandonedCheckoutCreated, 'wix.ecom.v1.abandoned_checkout_created', 'created', { entity: wire }, { entity: ours }],
  [
    onAbandonedCheckoutUpdated,
    'wix.ecom.v1.abandoned_checkout_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onAbandonedCheckoutDeleted, 'wix.ecom.v1.abandoned_checkout_deleted', 'deleted', { entity: wire }, { entity: ours }],
  [
    onAbandonedCheckoutRecovered,
    'wix.ecom.v1.abandoned_checkout_recovered',
    'action',
    { data: { abandonedCheckout: wire } },
    { data: { abandonedCheckout: ours } },
  ],
]);

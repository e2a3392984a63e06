import { eventTable } from '../testing/event-table.js';
import { onShippingOptionCreated, onShippingOptionDeleted, onShippingOptionUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'o', title: 'Post', createdDate: time, updatedDate: time };
const ours = { _id: 'o', title: 'Post', _createdDate: when, _updatedDate: when };

eventTable([
  [onShippingOptionCreated, 'wix.ecom.v1.shipping_option_created', 'created', { entity: wire }, { entity: ours }],
  [
    onShippingOptionUpdated,
    'wix.ecom.v1.shipping_option_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onShippingOptionDeleted, 'wix.ecom.v1.shipping_option_deleted', 'deleted', { entity: wire }, { entity: ours }],
]);

import { eventTable } from '../testing/event-table.js';
import { onTaxGroupCreated, onTaxGroupDeleted, onTaxGroupUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'g', name: 'Books', createdDate: time, updatedDate: time };
const ours = { _id: 'g', name: 'Books', _createdDate: when, _updatedDate: when };

eventTable([
  [onTaxGroupCreated, 'wix.billing.v1.tax_group_created', 'created', { entity: wire }, { entity: ours }],
  [
    onTaxGroupUpdated,
    'wix.billing.v1.tax_group_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onTaxGroupDeleted, 'wix.billing.v1.tax_group_deleted', 'deleted', { entity: wire }, { entity: ours }],
]);

import { eventTable } from '../testing/event-table.js';
import { onTaxRegionCreated, onTaxRegionDeleted, onTaxRegionUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'r', country: 'US', createdDate: time, updatedDate: time };
const ours = { _id: 'r', country: 'US', _createdDate: when, _updatedDate: when };

eventTable([
  [onTaxRegionCreated, 'wix.billing.v1.tax_region_created', 'created', { entity: wire }, { entity: ours }],
  [
    onTaxRegionUpdated,
    'wix.billing.v1.tax_region_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onTaxRegionDeleted, 'wix.billing.v1.tax_region_deleted', 'deleted', { entity: wire }, { entity: ours }],
]);

import { eventTable } from '../testing/event-table.js';
import {
  onTaxExemptGroupCreated,
  onTaxExemptGroupDeleted,
  onTaxExemptGroupTagsModified,
  onTaxExemptGroupUpdated,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'g', name: 'Schools', createdDate: time, updatedDate: time };
const ours = { _id: 'g', name: 'Schools', _createdDate: when, _updatedDate: when };

eventTable([
  [onTaxExemptGroupCreated, 'wix.billing.v1.tax_exempt_group_created', 'created', { entity: wire }, { entity: ours }],
  [
    onTaxExemptGroupUpdated,
    'wix.billing.v1.tax_exempt_group_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onTaxExemptGroupDeleted, 'wix.billing.v1.tax_exempt_group_deleted', 'deleted', { entity: wire }, { entity: ours }],
  [
    onTaxExemptGroupTagsModified,
    'wix.billing.v1.tax_exempt_group_tags_modified',
    'action',
    { data: { taxExemptGroup: wire } },
    { data: { taxExemptGroup: ours } },
  ],
]);

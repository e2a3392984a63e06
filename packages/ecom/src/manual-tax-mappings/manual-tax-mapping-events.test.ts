import { eventTable } from '../testing/event-table.js';
import { onManualTaxMappingCreated, onManualTaxMappingDeleted, onManualTaxMappingUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 'm', taxGroupId: 'g', createdDate: time, updatedDate: time };
const ours = { _id: 'm', taxGroupId: 'g', _createdDate: when, _updatedDate: when };

eventTable([
  [
    onManualTaxMappingCreated,
    'wix.billing.v1.manual_tax_mapping_created',
    'created',
    { entity: wire },
    { entity: ours },
  ],
  [
    onManualTaxMappingUpdated,
    'wix.billing.v1.manual_tax_mapping_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [
    onManualTaxMappingDeleted,
    'wix.billing.v1.manual_tax_mapping_deleted',
    'deleted',
    { entity: wire },
    { entity: ours },
  ],
]);

import { eventTable } from '../testing/event-table.js';
import {
  onContactTaxDetailsCreated,
  onContactTaxDetailsDeleted,
  onContactTaxDetailsTagsModified,
  onContactTaxDetailsUpdated,
} from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = { id: 't', contactId: 'c', createdDate: time, updatedDate: time };
const ours = { _id: 't', contactId: 'c', _createdDate: when, _updatedDate: when };

eventTable([
  [
    onContactTaxDetailsCreated,
    'wix.billing.v1.contact_tax_details_created',
    'created',
    { entity: wire },
    { entity: ours },
  ],
  [
    onContactTaxDetailsUpdated,
    'wix.billing.v1.contact_tax_details_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [
    onContactTaxDetailsDeleted,
    'wix.billing.v1.contact_tax_details_deleted',
    'deleted',
    { entity: wire },
    { entity: ours },
  ],
  [
    onContactTaxDetailsTagsModified,
    'wix.billing.v1.contact_tax_details_tags_modified',
    'action',
    { data: { contactTaxDetails: wire } },
    { data: { contactTaxDetails: ours } },
  ],
]);

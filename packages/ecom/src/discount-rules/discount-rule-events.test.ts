import { eventTable } from '../testing/event-table.js';
import { onDiscountRuleCreated, onDiscountRuleDeleted, onDiscountRuleUpdated } from './index.js';

const time = '2026-01-02T03:04:05.678Z';
const when = new Date(time);
const wire = {
  id: 'r',
  createdDate: time,
  updatedDate: time,
  activeTimeInfo: { start: time, end: time },
  discounts: { values: [{ discountType: 'PERCENTAGE', percentage: 'NaN' }] },
};
const ours = {
  _id: 'r',
  _createdDate: when,
  _updatedDate: when,
  activeTimeInfo: { start: when, end: when },
  discounts: { values: [{ discountType: 'PERCENTAGE', percentage: NaN }] },
};

eventTable([
  [onDiscountRuleCreated, 'wix.ecom.discounts.v1.discount_rule_created', 'created', { entity: wire }, { entity: ours }],
  [
    onDiscountRuleUpdated,
    'wix.ecom.discounts.v1.discount_rule_updated',
    'updated',
    { entity: wire, modifiedFields: { updatedDate: time } },
    { entity: ours, modifiedFields: { _updatedDate: when } },
  ],
  [onDiscountRuleDeleted, 'wix.ecom.discounts.v1.discount_rule_deleted', 'deleted', { entity: wire }, { entity: ours }],
]);

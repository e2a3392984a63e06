export type * from './index.js';
export { onDiscountRuleCreated, onDiscountRuleDeleted, onDiscountRuleUpdated } from './index.js';

export type * from './index.js';
export {
  createDiscountRule,
  deleteDiscountRule,
  getDiscountRule,
  onDiscountRuleCreated,
  onDiscountRuleDeleted,
  onDiscountRuleUpdated,
  queryDiscountRules,
  updateDiscountRule,
} from './index.js';

import { type DiscountRule, getStatus } from '../../shop/pricing/discount-rules/discount-rule.js';

/** Formats a discount rule as the platform does. */
export const formatRule = (rule: DiscountRule, now: string) => ({
  id: rule.id,
  revision: String(rule.revision),
  createdDate: rule.createdDate,
  updatedDate: rule.updatedDate,
  active: rule.active,
  name: rule.name,
  ...rule.given,
  status: getStatus(rule, now),
  usageCount: rule.usageCount,
});

import { type Customer, countCustomer } from '../coupons/coupon-uses.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { discountRules } from './discount-rule.js';

/** Counts that an order of the customer has the discount of a rule. One that was deleted meanwhile is not counted. */
export function countRule(tenant: Tenant, ruleId: string, customer: Customer): void {
  const rule = discountRules(tenant).get(ruleId);
  if (!rule) return;
  discountRules(tenant).put({ ...rule, usageCount: rule.usageCount + 1 });
  countCustomer(tenant, ruleId, customer);
}

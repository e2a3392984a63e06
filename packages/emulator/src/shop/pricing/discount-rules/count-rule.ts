import type { Customer } from '../../contacts/contact.js';
import { countCustomer } from '../coupons/coupon-uses.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { discountRules } from './discount-rule.js';

/** Records that the customer used a discount rule in an order. Does nothing if the rule was deleted in the meantime. */
export function countRule(tenant: Tenant, ruleId: string, customer: Customer): void {
  const rule = discountRules(tenant).get(ruleId);
  if (!rule) return;
  discountRules(tenant).put({ ...rule, usageCount: rule.usageCount + 1 });
  countCustomer(tenant, ruleId, customer);
}

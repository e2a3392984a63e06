import { entityEvents } from '../../protocol/events/entity-events.js';
import { type DiscountRule, wireRule } from '../../shop/pricing/discount-rules/discount-rule.js';

/** Discount rules are told of when they are made, changed and deleted. */
export const discountRuleEvents = entityEvents<DiscountRule>({
  collection: 'discount-rules',
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  wire: (rule, { tenant }) => wireRule(rule, tenant.clock.now().toISOString()),
  silent: ['usageCount'],
});

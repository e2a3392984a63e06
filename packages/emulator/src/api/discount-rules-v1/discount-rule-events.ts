import { entityEvents } from '../../protocol/events/entity-events.js';
import type { DiscountRule } from '../../shop/pricing/discount-rules/discount-rule.js';
import { formatRule } from './format-discount-rule.js';

/** Triggered when a discount rule is created, updated or deleted. */
export const discountRuleEvents = entityEvents<DiscountRule>({
  collection: 'discount-rules',
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  format: (rule, { tenant }) => formatRule(rule, tenant.clock.now().toISOString()),
  ignoredFields: ['usageCount'],
});

import { entityEvents } from '../../protocol/events/entity-events.js';
import type { DiscountRule } from '../../shop/pricing/discount-rules/discount-rule.js';
import { formatRule } from './format-discount-rule.js';

/** The events of discount rules: created, updated, deleted. */
export const discountRuleEvents = entityEvents<DiscountRule>({
  collection: 'discount-rules',
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  format: (rule, { tenant }) => formatRule(rule, tenant.clock.now().toISOString()),
  ignoredFields: ['usageCount'],
});

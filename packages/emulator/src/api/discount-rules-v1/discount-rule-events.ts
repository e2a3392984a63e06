import { entityEvents } from '../../protocol/events/entity-events.js';
import type { DiscountRule } from '../../shop/pricing/discount-rules/discount-rule.js';
import { wireRule } from './wire-discount-rule.js';

/** The events of discount rules: created, updated, deleted. */
export const discountRuleEvents = entityEvents<DiscountRule>({
  collection: 'discount-rules',
  fqdn: 'wix.ecom.discounts.v1.discount_rule',
  wire: (rule, { tenant }) => wireRule(rule, tenant.clock.now().toISOString()),
  silent: ['usageCount'],
});

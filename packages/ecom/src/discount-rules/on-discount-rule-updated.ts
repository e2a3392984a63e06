import { event } from '@cartwright/core';
import type { DiscountRuleUpdatedEnvelope } from './discount-rule-events.js';
import { discountRuleShape } from './discount-rule.js';

/**
 * A discount rule was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or
 * to be called with a handler as part of a client's module. The app needs the permission `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleUpdated } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onDiscountRuleUpdated = /* @__PURE__ */ event<DiscountRuleUpdatedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_updated',
  kind: 'updated',
  entity: discountRuleShape,
});

import { event } from '@cartwright/core';
import type { DiscountRuleCreatedEnvelope } from './discount-rule-events.js';
import { discountRuleShape } from './discount-rule.js';

/**
 * A discount rule was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleCreated } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onDiscountRuleCreated = /* @__PURE__ */ event<DiscountRuleCreatedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_created',
  kind: 'created',
  entity: discountRuleShape,
});

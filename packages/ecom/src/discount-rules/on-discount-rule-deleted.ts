import { event } from '@cartwright/core';
import type { DiscountRuleDeletedEnvelope } from './discount-rule-events.js';
import { discountRuleShape } from './discount-rule.js';

/**
 * A discount rule was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's
 * module. The app needs the permission `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleDeleted } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onDiscountRuleDeleted = /* @__PURE__ */ event<DiscountRuleDeletedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_deleted',
  kind: 'deleted',
  entity: discountRuleShape,
});

import { event, type EventMetadata } from '@cartwright/core';
import { discountRuleShape, type DiscountRule } from './discount-rule.js';

/** A discount rule was made. */
export interface DiscountRuleCreatedEnvelope {
  /** The rule. */
  entity: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
}

/** A discount rule was changed. */
export interface DiscountRuleUpdatedEnvelope {
  /** The rule as it is now. */
  entity: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A discount rule was deleted. */
export interface DiscountRuleDeletedEnvelope {
  /** The rule as it was, where the platform sends it. */
  entity?: DiscountRule;
  /** About the event. */
  metadata: EventMetadata;
}

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

import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { discountRuleShape, type DiscountRule } from './discount-rule.js';

/** Payload of {@link onDiscountRuleCreated}. */
export type DiscountRuleCreatedEnvelope = CreatedEnvelope<DiscountRule>;

/** Payload of {@link onDiscountRuleUpdated}. */
export type DiscountRuleUpdatedEnvelope = UpdatedEnvelope<DiscountRule>;

/** Payload of {@link onDiscountRuleDeleted}. */
export type DiscountRuleDeletedEnvelope = DeletedEnvelope<DiscountRule>;

/**
 * Triggered when a discount rule is created. `entity` is the created discount rule. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleCreated } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.ecom.discounts.v1.discount_rule_created`
 */
export const onDiscountRuleCreated = /* @__PURE__ */ event<DiscountRuleCreatedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_created',
  kind: 'created',
  entity: discountRuleShape,
});

/**
 * Triggered when a discount rule is deleted. `metadata.entityId` is the ID of the deleted discount rule; `entity` is
 * absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleDeleted } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.ecom.discounts.v1.discount_rule_deleted`
 */
export const onDiscountRuleDeleted = /* @__PURE__ */ event<DiscountRuleDeletedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_deleted',
  kind: 'deleted',
  entity: discountRuleShape,
});

/**
 * Triggered when a discount rule is updated. `entity` is the updated discount rule. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `ECOM.DISCOUNT_RULES_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onDiscountRuleUpdated } from '@cartwright/ecom/discount-rules';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onDiscountRuleUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.ecom.discounts.v1.discount_rule_updated`
 */
export const onDiscountRuleUpdated = /* @__PURE__ */ event<DiscountRuleUpdatedEnvelope>({
  type: 'wix.ecom.discounts.v1.discount_rule_updated',
  kind: 'updated',
  entity: discountRuleShape,
});

import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Payload of {@link onTaxGroupCreated}. */
export type TaxGroupCreatedEnvelope = CreatedEnvelope<TaxGroup>;

/** Payload of {@link onTaxGroupUpdated}. */
export type TaxGroupUpdatedEnvelope = UpdatedEnvelope<TaxGroup>;

/** Payload of {@link onTaxGroupDeleted}. */
export type TaxGroupDeletedEnvelope = DeletedEnvelope<TaxGroup>;

/**
 * Triggered when a tax group is created. `entity` is the created tax group. Pass it to `on` of `createWebhooks`, or
 * call it with a handler as part of a client's module. Requires the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupCreated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.billing.v1.tax_group_created`
 */
export const onTaxGroupCreated = /* @__PURE__ */ event<TaxGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_group_created',
  kind: 'created',
  entity: taxGroupShape,
});

/**
 * Triggered when a tax group is deleted. `metadata.entityId` is the ID of the deleted tax group; `entity` is absent if
 * the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's
 * module. Requires the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupDeleted } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.billing.v1.tax_group_deleted`
 */
export const onTaxGroupDeleted = /* @__PURE__ */ event<TaxGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_group_deleted',
  kind: 'deleted',
  entity: taxGroupShape,
});

/**
 * Triggered when a tax group is updated. `entity` is the updated tax group. `modifiedFields` contains the previous
 * values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupUpdated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.tax_group_updated`
 */
export const onTaxGroupUpdated = /* @__PURE__ */ event<TaxGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_group_updated',
  kind: 'updated',
  entity: taxGroupShape,
});

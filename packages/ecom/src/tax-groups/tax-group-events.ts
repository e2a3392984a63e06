import { event, type EventMetadata } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** Payload of the event that is triggered when a tax group is created. */
export interface TaxGroupCreatedEnvelope {
  /** Created tax group. */
  entity: TaxGroup;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a tax group is updated. */
export interface TaxGroupUpdatedEnvelope {
  /** Updated tax group. */
  entity: TaxGroup;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a tax group is deleted. */
export interface TaxGroupDeletedEnvelope {
  /** Deleted tax group. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: TaxGroup;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a tax group is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupCreated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onTaxGroupCreated = /* @__PURE__ */ event<TaxGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_group_created',
  kind: 'created',
  entity: taxGroupShape,
});

/**
 * Triggered when a tax group is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupDeleted } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxGroupDeleted = /* @__PURE__ */ event<TaxGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_group_deleted',
  kind: 'deleted',
  entity: taxGroupShape,
});

/**
 * Triggered when a tax group is updated. `modifiedFields` has the previous values of the changed fields, by path. Pass
 * it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupUpdated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onTaxGroupUpdated = /* @__PURE__ */ event<TaxGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_group_updated',
  kind: 'updated',
  entity: taxGroupShape,
});

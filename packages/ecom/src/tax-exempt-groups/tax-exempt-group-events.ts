import { event, type EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** Data of the tags modified event. */
export interface TagsModified {
  /** Updated tax exempt group. */
  taxExemptGroup?: TaxExemptGroup;
  /** Assigned tags. */
  assignedTags?: Tags;
  /** Unassigned tags. */
  unassignedTags?: Tags;
}

/** Payload of the event that is triggered when a tax exempt group is created. */
export interface TaxExemptGroupCreatedEnvelope {
  /** Created tax exempt group. */
  entity: TaxExemptGroup;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a tax exempt group is updated. */
export interface TaxExemptGroupUpdatedEnvelope {
  /** Updated tax exempt group. */
  entity: TaxExemptGroup;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a tax exempt group is deleted. */
export interface TaxExemptGroupDeletedEnvelope {
  /** Deleted tax exempt group. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: TaxExemptGroup;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when tags of a tax exempt group are modified. */
export interface TaxExemptGroupTagsModifiedEnvelope {
  /** Event data. */
  data: TagsModified;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a tax exempt group is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupCreated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onTaxExemptGroupCreated = /* @__PURE__ */ event<TaxExemptGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_created',
  kind: 'created',
  entity: taxExemptGroupShape,
});

/**
 * Triggered when a tax exempt group is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part
 * of a client's module. Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupDeleted } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxExemptGroupDeleted = /* @__PURE__ */ event<TaxExemptGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_deleted',
  kind: 'deleted',
  entity: taxExemptGroupShape,
});

/**
 * Triggered when tags of a tax exempt group are modified. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupTagsModified } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupTagsModified, ({ data }) => console.log(data));
 * ```
 */
export const onTaxExemptGroupTagsModified = /* @__PURE__ */ event<TaxExemptGroupTagsModifiedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_tags_modified',
  kind: 'action',
  entity: { taxExemptGroup: taxExemptGroupShape },
});

/**
 * Triggered when a tax exempt group is updated. `modifiedFields` has the previous values of the changed fields, by
 * path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the
 * permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupUpdated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onTaxExemptGroupUpdated = /* @__PURE__ */ event<TaxExemptGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_updated',
  kind: 'updated',
  entity: taxExemptGroupShape,
});

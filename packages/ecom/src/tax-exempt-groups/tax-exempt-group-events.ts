import {
  event,
  type ActionEnvelope,
  type CreatedEnvelope,
  type DeletedEnvelope,
  type UpdatedEnvelope,
} from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** `data` of `onTaxExemptGroupTagsModified`. */
export interface TagsModified {
  /** Updated tax exempt group. */
  taxExemptGroup?: TaxExemptGroup;
  /** Assigned tags. */
  assignedTags?: Tags;
  /** Unassigned tags. */
  unassignedTags?: Tags;
}

/** Payload of {@link onTaxExemptGroupCreated}. */
export type TaxExemptGroupCreatedEnvelope = CreatedEnvelope<TaxExemptGroup>;

/** Payload of {@link onTaxExemptGroupUpdated}. */
export type TaxExemptGroupUpdatedEnvelope = UpdatedEnvelope<TaxExemptGroup>;

/** Payload of {@link onTaxExemptGroupDeleted}. */
export type TaxExemptGroupDeletedEnvelope = DeletedEnvelope<TaxExemptGroup>;

/** Payload of {@link onTaxExemptGroupTagsModified}. */
export type TaxExemptGroupTagsModifiedEnvelope = ActionEnvelope<TagsModified>;

/**
 * Triggered when a tax exempt group is created. `entity` is the created tax exempt group. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupCreated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.billing.v1.tax_exempt_group_created`
 */
export const onTaxExemptGroupCreated = /* @__PURE__ */ event<TaxExemptGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_created',
  kind: 'created',
  entity: taxExemptGroupShape,
});

/**
 * Triggered when a tax exempt group is deleted. `metadata.entityId` is the ID of the deleted tax exempt group; `entity`
 * is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part
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
 * @see Event type `wix.billing.v1.tax_exempt_group_deleted`
 */
export const onTaxExemptGroupDeleted = /* @__PURE__ */ event<TaxExemptGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_deleted',
  kind: 'deleted',
  entity: taxExemptGroupShape,
});

/**
 * Triggered when tags of a tax exempt group are modified. `data` contains `taxExemptGroup`, `assignedTags` and
 * `unassignedTags`. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a client's module.
 * Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupTagsModified } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupTagsModified, ({ data }) => console.log(data));
 * ```
 * @see Event type `wix.billing.v1.tax_exempt_group_tags_modified`
 */
export const onTaxExemptGroupTagsModified = /* @__PURE__ */ event<TaxExemptGroupTagsModifiedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_tags_modified',
  kind: 'action',
  entity: { taxExemptGroup: taxExemptGroupShape },
});

/**
 * Triggered when a tax exempt group is updated. `entity` is the updated tax exempt group. `modifiedFields` contains the
 * previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupUpdated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.tax_exempt_group_updated`
 */
export const onTaxExemptGroupUpdated = /* @__PURE__ */ event<TaxExemptGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_updated',
  kind: 'updated',
  entity: taxExemptGroupShape,
});

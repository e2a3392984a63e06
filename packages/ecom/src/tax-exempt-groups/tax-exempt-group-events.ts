import { event, type EventMetadata } from '@cartwright/core';
import type { Tags } from '../commerce/fields/tags.js';
import { taxExemptGroupShape, type TaxExemptGroup } from './tax-exempt-group.js';

/** A group of which the tags changed. */
export interface TagsModified {
  /** The group as it is now. */
  taxExemptGroup?: TaxExemptGroup;
  /** The tags that it got. */
  assignedTags?: Tags;
  /** The tags that it lost. */
  unassignedTags?: Tags;
}

/** A group of buyers who are exempt from tax was made. */
export interface TaxExemptGroupCreatedEnvelope {
  /** The group. */
  entity: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** A group of buyers who are exempt from tax was changed. */
export interface TaxExemptGroupUpdatedEnvelope {
  /** The group as it is now. */
  entity: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A group of buyers who are exempt from tax was deleted. */
export interface TaxExemptGroupDeletedEnvelope {
  /** The group as it was, where the platform sends it. */
  entity?: TaxExemptGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** The tags of a group of buyers who are exempt from tax changed. */
export interface TaxExemptGroupTagsModifiedEnvelope {
  /** What happened. */
  data: TagsModified;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A group of buyers who are exempt from tax was made. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupCreated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupCreated = /* @__PURE__ */ event<TaxExemptGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_created',
  kind: 'created',
  entity: taxExemptGroupShape,
});

/**
 * A group of buyers who are exempt from tax was deleted. For `on` of `createWebhooks`, or to be called with a handler
 * as part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupDeleted } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupDeleted = /* @__PURE__ */ event<TaxExemptGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_deleted',
  kind: 'deleted',
  entity: taxExemptGroupShape,
});

/**
 * The tags of a group of buyers who are exempt from tax changed. For `on` of `createWebhooks`, or to be called with a
 * handler as part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupTagsModified } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupTagsModified, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupTagsModified = /* @__PURE__ */ event<TaxExemptGroupTagsModifiedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_tags_modified',
  kind: 'action',
  entity: { taxExemptGroup: taxExemptGroupShape },
});

/**
 * A group of buyers who are exempt from tax was changed. `modifiedFields` has the former values by their paths. For
 * `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupUpdated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupUpdated = /* @__PURE__ */ event<TaxExemptGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_updated',
  kind: 'updated',
  entity: taxExemptGroupShape,
});

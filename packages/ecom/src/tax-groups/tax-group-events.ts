import { event, type EventMetadata } from '@cartwright/core';
import { taxGroupShape, type TaxGroup } from './tax-group.js';

/** A tax group was made. */
export interface TaxGroupCreatedEnvelope {
  /** The tax group. */
  entity: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax group was changed. */
export interface TaxGroupUpdatedEnvelope {
  /** The tax group as it is now. */
  entity: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax group was deleted. */
export interface TaxGroupDeletedEnvelope {
  /** The tax group as it was, where the platform sends it. */
  entity?: TaxGroup;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A tax group was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupCreated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupCreated = /* @__PURE__ */ event<TaxGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_group_created',
  kind: 'created',
  entity: taxGroupShape,
});

/**
 * A tax group was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupDeleted } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupDeleted = /* @__PURE__ */ event<TaxGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_group_deleted',
  kind: 'deleted',
  entity: taxGroupShape,
});

/**
 * A tax group was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to
 * be called with a handler as part of a client's module. The app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupUpdated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupUpdated = /* @__PURE__ */ event<TaxGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_group_updated',
  kind: 'updated',
  entity: taxGroupShape,
});

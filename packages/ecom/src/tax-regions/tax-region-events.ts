import { event, type EventMetadata } from '@cartwright/core';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Payload of the event that is triggered when a tax region is created. */
export interface TaxRegionCreatedEnvelope {
  /** Created tax region. */
  entity: TaxRegion;
  /** Event metadata. */
  metadata: EventMetadata;
}

/** Payload of the event that is triggered when a tax region is updated. */
export interface TaxRegionUpdatedEnvelope {
  /** Updated tax region. */
  entity: TaxRegion;
  /** Event metadata. */
  metadata: EventMetadata;
  /** Previous values of the changed fields, by path. */
  modifiedFields: Record<string, unknown>;
}

/** Payload of the event that is triggered when a tax region is deleted. */
export interface TaxRegionDeletedEnvelope {
  /** Deleted tax region. Absent if the platform sends only its id, which is `metadata.entityId`. */
  entity?: TaxRegion;
  /** Event metadata. */
  metadata: EventMetadata;
}

/**
 * Triggered when a tax region is created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionCreated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionCreated, ({ entity }) => console.log(entity));
 * ```
 */
export const onTaxRegionCreated = /* @__PURE__ */ event<TaxRegionCreatedEnvelope>({
  type: 'wix.billing.v1.tax_region_created',
  kind: 'created',
  entity: taxRegionShape,
});

/**
 * Triggered when a tax region is deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionDeleted } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 */
export const onTaxRegionDeleted = /* @__PURE__ */ event<TaxRegionDeletedEnvelope>({
  type: 'wix.billing.v1.tax_region_deleted',
  kind: 'deleted',
  entity: taxRegionShape,
});

/**
 * Triggered when a tax region is updated. `modifiedFields` has the previous values of the changed fields, by path. Pass
 * it to `on` of `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionUpdated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 */
export const onTaxRegionUpdated = /* @__PURE__ */ event<TaxRegionUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_region_updated',
  kind: 'updated',
  entity: taxRegionShape,
});

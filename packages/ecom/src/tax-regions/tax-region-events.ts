import { event, type EventMetadata } from '@cartwright/core';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** A tax region was made. */
export interface TaxRegionCreatedEnvelope {
  /** The tax region. */
  entity: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax region was changed. */
export interface TaxRegionUpdatedEnvelope {
  /** The tax region as it is now. */
  entity: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax region was deleted. */
export interface TaxRegionDeletedEnvelope {
  /** The tax region as it was, where the platform sends it. */
  entity?: TaxRegion;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A tax region was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionCreated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxRegionCreated = /* @__PURE__ */ event<TaxRegionCreatedEnvelope>({
  type: 'wix.billing.v1.tax_region_created',
  kind: 'created',
  entity: taxRegionShape,
});

/**
 * A tax region was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionDeleted } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxRegionDeleted = /* @__PURE__ */ event<TaxRegionDeletedEnvelope>({
  type: 'wix.billing.v1.tax_region_deleted',
  kind: 'deleted',
  entity: taxRegionShape,
});

/**
 * A tax region was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to
 * be called with a handler as part of a client's module. The app needs the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionUpdated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxRegionUpdated = /* @__PURE__ */ event<TaxRegionUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_region_updated',
  kind: 'updated',
  entity: taxRegionShape,
});

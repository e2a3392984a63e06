import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { taxRegionShape, type TaxRegion } from './tax-region.js';

/** Payload of {@link onTaxRegionCreated}. */
export type TaxRegionCreatedEnvelope = CreatedEnvelope<TaxRegion>;

/** Payload of {@link onTaxRegionUpdated}. */
export type TaxRegionUpdatedEnvelope = UpdatedEnvelope<TaxRegion>;

/** Payload of {@link onTaxRegionDeleted}. */
export type TaxRegionDeletedEnvelope = DeletedEnvelope<TaxRegion>;

/**
 * Triggered when a tax region is created. `entity` is the created tax region. Pass it to `on` of `createWebhooks`, or
 * call it with a handler as part of a client's module. Requires the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionCreated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.billing.v1.tax_region_created`
 */
export const onTaxRegionCreated = /* @__PURE__ */ event<TaxRegionCreatedEnvelope>({
  type: 'wix.billing.v1.tax_region_created',
  kind: 'created',
  entity: taxRegionShape,
});

/**
 * Triggered when a tax region is deleted. `metadata.entityId` is the ID of the deleted tax region; `entity` is absent
 * if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
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
 * @see Event type `wix.billing.v1.tax_region_deleted`
 */
export const onTaxRegionDeleted = /* @__PURE__ */ event<TaxRegionDeletedEnvelope>({
  type: 'wix.billing.v1.tax_region_deleted',
  kind: 'deleted',
  entity: taxRegionShape,
});

/**
 * Triggered when a tax region is updated. `entity` is the updated tax region. `modifiedFields` contains the previous
 * values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. Requires the permission `BILLING.TAX_REGION_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxRegionUpdated } from '@cartwright/ecom/tax-regions';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxRegionUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.tax_region_updated`
 */
export const onTaxRegionUpdated = /* @__PURE__ */ event<TaxRegionUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_region_updated',
  kind: 'updated',
  entity: taxRegionShape,
});

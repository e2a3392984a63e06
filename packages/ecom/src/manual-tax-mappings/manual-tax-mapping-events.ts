import { event, type EventMetadata } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** A tax rate that is set by hand was made. */
export interface ManualTaxMappingCreatedEnvelope {
  /** The tax rate. */
  entity: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
}

/** A tax rate that is set by hand was changed. */
export interface ManualTaxMappingUpdatedEnvelope {
  /** The tax rate as it is now. */
  entity: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
  /** The fields that changed, with their former values. */
  modifiedFields: Record<string, unknown>;
}

/** A tax rate that is set by hand was deleted. */
export interface ManualTaxMappingDeletedEnvelope {
  /** The tax rate as it was, where the platform sends it. */
  entity?: ManualTaxMapping;
  /** About the event. */
  metadata: EventMetadata;
}

/**
 * A tax rate that is set by hand was made. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingCreated } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onManualTaxMappingCreated = /* @__PURE__ */ event<ManualTaxMappingCreatedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_created',
  kind: 'created',
  entity: manualTaxMappingShape,
});

/**
 * A tax rate that is set by hand was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a
 * client's module. The app needs the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingDeleted } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onManualTaxMappingDeleted = /* @__PURE__ */ event<ManualTaxMappingDeletedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_deleted',
  kind: 'deleted',
  entity: manualTaxMappingShape,
});

/**
 * A tax rate that is set by hand was changed. `modifiedFields` has the former values by their paths. For `on` of
 * `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingUpdated } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onManualTaxMappingUpdated = /* @__PURE__ */ event<ManualTaxMappingUpdatedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_updated',
  kind: 'updated',
  entity: manualTaxMappingShape,
});

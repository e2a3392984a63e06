import { event, type CreatedEnvelope, type DeletedEnvelope, type UpdatedEnvelope } from '@cartwright/core';
import { manualTaxMappingShape, type ManualTaxMapping } from './manual-tax-mapping.js';

/** Payload of {@link onManualTaxMappingCreated}. */
export type ManualTaxMappingCreatedEnvelope = CreatedEnvelope<ManualTaxMapping>;

/** Payload of {@link onManualTaxMappingUpdated}. */
export type ManualTaxMappingUpdatedEnvelope = UpdatedEnvelope<ManualTaxMapping>;

/** Payload of {@link onManualTaxMappingDeleted}. */
export type ManualTaxMappingDeletedEnvelope = DeletedEnvelope<ManualTaxMapping>;

/**
 * Triggered when a manual tax mapping is created. `entity` is the created manual tax mapping. Pass it to `on` of
 * `createWebhooks`, or call it with a handler as part of a client's module. Requires the permission
 * `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingCreated } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Event type `wix.billing.v1.manual_tax_mapping_created`
 */
export const onManualTaxMappingCreated = /* @__PURE__ */ event<ManualTaxMappingCreatedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_created',
  kind: 'created',
  entity: manualTaxMappingShape,
});

/**
 * Triggered when a manual tax mapping is deleted. `metadata.entityId` is the ID of the deleted manual tax mapping;
 * `entity` is absent if the platform sends only the ID. Pass it to `on` of `createWebhooks`, or call it with a handler
 * as part of a client's module. Requires the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingDeleted } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.billing.v1.manual_tax_mapping_deleted`
 */
export const onManualTaxMappingDeleted = /* @__PURE__ */ event<ManualTaxMappingDeletedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_deleted',
  kind: 'deleted',
  entity: manualTaxMappingShape,
});

/**
 * Triggered when a manual tax mapping is updated. `entity` is the updated manual tax mapping. `modifiedFields` contains
 * the previous values of the changed fields, by path. Pass it to `on` of `createWebhooks`, or call it with a handler as
 * part of a client's module. Requires the permission `BILLING.MANUAL_TAX_MAPPING_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onManualTaxMappingUpdated } from '@cartwright/ecom/manual-tax-mappings';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onManualTaxMappingUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.manual_tax_mapping_updated`
 */
export const onManualTaxMappingUpdated = /* @__PURE__ */ event<ManualTaxMappingUpdatedEnvelope>({
  type: 'wix.billing.v1.manual_tax_mapping_updated',
  kind: 'updated',
  entity: manualTaxMappingShape,
});

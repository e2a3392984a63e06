import { event } from '@cartwright/core';
import type { ManualTaxMappingDeletedEnvelope } from './manual-tax-mapping-events.js';
import { manualTaxMappingShape } from './manual-tax-mapping.js';

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

import { event } from '@cartwright/core';
import type { ManualTaxMappingUpdatedEnvelope } from './manual-tax-mapping-events.js';
import { manualTaxMappingShape } from './manual-tax-mapping.js';

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

import { event } from '@cartwright/core';
import type { ManualTaxMappingCreatedEnvelope } from './manual-tax-mapping-events.js';
import { manualTaxMappingShape } from './manual-tax-mapping.js';

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

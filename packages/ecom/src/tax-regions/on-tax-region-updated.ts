import { event } from '@cartwright/core';
import type { TaxRegionUpdatedEnvelope } from './tax-region-events.js';
import { taxRegionShape } from './tax-region.js';

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

import { event } from '@cartwright/core';
import type { TaxRegionCreatedEnvelope } from './tax-region-events.js';
import { taxRegionShape } from './tax-region.js';

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

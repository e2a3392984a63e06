import { event } from '@cartwright/core';
import type { TaxRegionDeletedEnvelope } from './tax-region-events.js';
import { taxRegionShape } from './tax-region.js';

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

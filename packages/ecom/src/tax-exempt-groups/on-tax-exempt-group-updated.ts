import { event } from '@cartwright/core';
import type { TaxExemptGroupUpdatedEnvelope } from './tax-exempt-group-events.js';
import { taxExemptGroupShape } from './tax-exempt-group.js';

/**
 * A group of buyers who are exempt from tax was changed. `modifiedFields` has the former values by their paths. For
 * `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The app needs the permission
 * `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupUpdated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupUpdated = /* @__PURE__ */ event<TaxExemptGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_updated',
  kind: 'updated',
  entity: taxExemptGroupShape,
});

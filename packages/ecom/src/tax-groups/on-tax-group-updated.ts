import { event } from '@cartwright/core';
import type { TaxGroupUpdatedEnvelope } from './tax-group-events.js';
import { taxGroupShape } from './tax-group.js';

/**
 * A tax group was changed. `modifiedFields` has the former values by their paths. For `on` of `createWebhooks`, or to
 * be called with a handler as part of a client's module. The app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupUpdated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupUpdated = /* @__PURE__ */ event<TaxGroupUpdatedEnvelope>({
  type: 'wix.billing.v1.tax_group_updated',
  kind: 'updated',
  entity: taxGroupShape,
});

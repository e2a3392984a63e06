import { event } from '@cartwright/core';
import type { TaxExemptGroupCreatedEnvelope } from './tax-exempt-group-events.js';
import { taxExemptGroupShape } from './tax-exempt-group.js';

/**
 * A group of buyers who are exempt from tax was made. For `on` of `createWebhooks`, or to be called with a handler as
 * part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupCreated } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupCreated = /* @__PURE__ */ event<TaxExemptGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_created',
  kind: 'created',
  entity: taxExemptGroupShape,
});

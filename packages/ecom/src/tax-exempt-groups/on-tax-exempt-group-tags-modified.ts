import { event } from '@cartwright/core';
import type { TaxExemptGroupTagsModifiedEnvelope } from './tax-exempt-group-events.js';
import { taxExemptGroupShape } from './tax-exempt-group.js';

/**
 * The tags of a group of buyers who are exempt from tax changed. For `on` of `createWebhooks`, or to be called with a
 * handler as part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupTagsModified } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupTagsModified, ({ data }) => console.log(data));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupTagsModified = /* @__PURE__ */ event<TaxExemptGroupTagsModifiedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_tags_modified',
  kind: 'action',
  entity: { taxExemptGroup: taxExemptGroupShape },
});

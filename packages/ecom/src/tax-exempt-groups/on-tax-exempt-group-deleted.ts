import { event } from '@cartwright/core';
import type { TaxExemptGroupDeletedEnvelope } from './tax-exempt-group-events.js';
import { taxExemptGroupShape } from './tax-exempt-group.js';

/**
 * A group of buyers who are exempt from tax was deleted. For `on` of `createWebhooks`, or to be called with a handler
 * as part of a client's module. The app needs the permission `BILLING.TAX_EXEMPT_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxExemptGroupDeleted } from '@cartwright/ecom/tax-exempt-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxExemptGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxExemptGroupDeleted = /* @__PURE__ */ event<TaxExemptGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_exempt_group_deleted',
  kind: 'deleted',
  entity: taxExemptGroupShape,
});

import { event } from '@cartwright/core';
import type { TaxGroupDeletedEnvelope } from './tax-group-events.js';
import { taxGroupShape } from './tax-group.js';

/**
 * A tax group was deleted. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module.
 * The app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupDeleted } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupDeleted = /* @__PURE__ */ event<TaxGroupDeletedEnvelope>({
  type: 'wix.billing.v1.tax_group_deleted',
  kind: 'deleted',
  entity: taxGroupShape,
});

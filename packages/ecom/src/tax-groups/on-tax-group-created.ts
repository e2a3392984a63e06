import { event } from '@cartwright/core';
import type { TaxGroupCreatedEnvelope } from './tax-group-events.js';
import { taxGroupShape } from './tax-group.js';

/**
 * A tax group was made. For `on` of `createWebhooks`, or to be called with a handler as part of a client's module. The
 * app needs the permission `BILLING.TAX_GROUP_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onTaxGroupCreated } from '@cartwright/ecom/tax-groups';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onTaxGroupCreated, ({ entity }) => console.log(entity));
 * ```
 * @see Specification, section 4: events emitted
 */
export const onTaxGroupCreated = /* @__PURE__ */ event<TaxGroupCreatedEnvelope>({
  type: 'wix.billing.v1.tax_group_created',
  kind: 'created',
  entity: taxGroupShape,
});

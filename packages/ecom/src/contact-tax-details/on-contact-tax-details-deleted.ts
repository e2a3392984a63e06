import { event } from '@cartwright/core';
import type { ContactTaxDetailsDeletedEnvelope } from './contact-tax-details-events.js';
import { contactTaxDetailsShape } from './contact-tax-details.js';

/**
 * Triggered when the tax details of a contact are deleted. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsDeleted } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsDeleted, ({ metadata }) => console.log(metadata.entityId));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_deleted`
 */
export const onContactTaxDetailsDeleted = /* @__PURE__ */ event<ContactTaxDetailsDeletedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_deleted',
  kind: 'deleted',
  entity: contactTaxDetailsShape,
});

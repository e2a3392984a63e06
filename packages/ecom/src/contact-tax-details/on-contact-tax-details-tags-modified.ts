import { event } from '@cartwright/core';
import type { ContactTaxDetailsTagsModifiedEnvelope } from './contact-tax-details-events.js';
import { contactTaxDetailsShape } from './contact-tax-details.js';

/**
 * Triggered when tags of the tax details of a contact are modified. Pass it to `on` of `createWebhooks`, or call it with a
 * handler as part of a client's module. The app needs the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsTagsModified } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsTagsModified, ({ data }) => console.log(data.assignedTags));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_tags_modified`
 */
export const onContactTaxDetailsTagsModified = /* @__PURE__ */ event<ContactTaxDetailsTagsModifiedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_tags_modified',
  kind: 'action',
  entity: { contactTaxDetails: contactTaxDetailsShape },
});

import { event } from '@cartwright/core';
import type { ContactTaxDetailsCreatedEnvelope } from './contact-tax-details-events.js';
import { contactTaxDetailsShape } from './contact-tax-details.js';

/**
 * Triggered when the tax details of a contact are created. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsCreated } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsCreated, ({ entity }) => console.log(entity._id));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_created`
 */
export const onContactTaxDetailsCreated = /* @__PURE__ */ event<ContactTaxDetailsCreatedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_created',
  kind: 'created',
  entity: contactTaxDetailsShape,
});

import { event } from '@cartwright/core';
import type { ContactTaxDetailsUpdatedEnvelope } from './contact-tax-details-events.js';
import { contactTaxDetailsShape } from './contact-tax-details.js';

/**
 * Triggered when the tax details of a contact are updated. `modifiedFields` has the previous values by path. Pass it to `on` of `createWebhooks`, or call it with a handler as part of a
 * client's module. The app needs the permission `BILLING.CONTACT_TAX_DETAILS_READ`.
 *
 * @example
 * ```ts
 * import { createWebhooks } from '@cartwright/core/webhooks';
 * import { onContactTaxDetailsUpdated } from '@cartwright/ecom/contact-tax-details';
 *
 * const webhooks = createWebhooks({ publicKey: process.env.WIX_PUBLIC_KEY ?? '' });
 * webhooks.on(onContactTaxDetailsUpdated, ({ modifiedFields }) => console.log(Object.keys(modifiedFields)));
 * ```
 * @see Event type `wix.billing.v1.contact_tax_details_updated`
 */
export const onContactTaxDetailsUpdated = /* @__PURE__ */ event<ContactTaxDetailsUpdatedEnvelope>({
  type: 'wix.billing.v1.contact_tax_details_updated',
  kind: 'updated',
  entity: contactTaxDetailsShape,
});

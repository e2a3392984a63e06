import { checkouts } from '../../shop/purchase/checkouts.js';
import { lastPricedCheckout } from '../../shop/purchase/price-checkout.js';
import { formatCheckout } from '../checkout-v1/format-checkout.js';
import { entityEvents } from '../../protocol/events/entity-events.js';
import type { CheckoutTemplate } from '../../shop/checkout-templates/checkout-template.js';
import { formatTemplate } from './format-template.js';

/** Triggered when a template is created, updated or deleted, and when a checkout is created from it. */
export const checkoutTemplateEvents = entityEvents<CheckoutTemplate>({
  collection: 'checkout-templates',
  fqdn: 'wix.ecom.v1.checkout_template',
  format: formatTemplate,
  actions: [
    {
      slug: 'used',
      data: (after, before, { entity, origin, tenant }) => {
        const { lastCheckoutId } = after;
        const checkout = lastCheckoutId === undefined ? undefined : checkouts(tenant).get(lastCheckoutId);
        if (!checkout || lastCheckoutId === before?.lastCheckoutId) return undefined;
        return {
          checkoutTemplate: entity,
          checkout: formatCheckout(tenant, lastPricedCheckout(tenant, checkout), origin),
        };
      },
    },
  ],
});

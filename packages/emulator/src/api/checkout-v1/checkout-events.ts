import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Checkout } from '../../shop/purchase/purchase.js';
import { lastPricedCheckout } from '../../shop/purchase/price-checkout.js';
import { formatCheckout } from './format-checkout.js';

/** Triggered when a checkout is created, updated, deleted or completed. */
export const checkoutEvents = entityEvents<Checkout>({
  collection: 'checkouts',
  fqdn: 'wix.ecom.v1.checkout',
  format: (checkout, { origin, tenant }) => formatCheckout(tenant, lastPricedCheckout(tenant, checkout), origin),
  actions: [
    {
      slug: 'completed',
      data: ({ completed }, before, { entity: checkout }) =>
        completed && !before?.completed ? { checkout } : undefined,
    },
  ],
});

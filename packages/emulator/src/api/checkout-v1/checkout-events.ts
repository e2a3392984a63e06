import { entityEvents } from '../../protocol/events/entity-events.js';
import type { Purchase } from '../../shop/purchase/purchase.js';
import { wireCheckout } from './wire-checkout.js';

/** Checkouts are told of when they are made, changed and deleted, and when they become an order. */
export const checkoutEvents = entityEvents<Purchase>({
  collection: 'checkouts',
  fqdn: 'wix.ecom.v1.checkout',
  wire: (checkout, { origin, tenant }) => wireCheckout(tenant, checkout, origin),
  actions: [
    {
      slug: 'completed',
      data: (checkout, before, { origin, tenant }) =>
        checkout.completed && !before?.completed ? { checkout: wireCheckout(tenant, checkout, origin) } : undefined,
    },
  ],
});

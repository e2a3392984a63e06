import { entityEvents } from '../../protocol/events/entity-events.js';
import type { AbandonedCheckout } from '../../shop/abandoned-checkouts/abandoned-checkout.js';
import { formatAbandonedCheckout } from './format-abandoned-checkout.js';

/** Triggered when a checkout is abandoned, left again, recovered or deleted, or gets a recovery activity. */
export const abandonedCheckoutEvents = entityEvents<AbandonedCheckout>({
  collection: 'abandoned-checkouts',
  fqdn: 'wix.ecom.v1.abandoned_checkout',
  format: (checkout, { origin, tenant }) => formatAbandonedCheckout(tenant, checkout, origin),
  actions: [
    {
      slug: 'recovered',
      data: ({ status }, before, { entity: abandonedCheckout }) =>
        status === 'RECOVERED' && before?.status === 'ABANDONED' ? { abandonedCheckout } : undefined,
    },
  ],
});

import { entityEvents } from '../../protocol/events/entity-events.js';
import { type Subscription, hasContract } from '../../shop/subscriptions/subscription.js';
import { formatContract } from './format-contract.js';

/**
 * Triggered when a subscription contract is created, charged (`updated`), canceled, expired or deleted. The payloads of
 * `canceled` and `expired` are those that the official package declares; it has no handlers for them.
 */
export const contractEvents = entityEvents<Subscription>({
  collection: 'subscriptions',
  fqdn: 'wix.ecom.subscription_contracts.v1.subscription_contract',
  exists: hasContract,
  format: (subscription, { origin }) => formatContract(subscription, origin),
  actions: [
    {
      slug: 'canceled',
      data: ({ canceledBy, status }, before, { entity: subscriptionContract }) =>
        status === 'CANCELED' && before?.status === 'ACTIVE'
          ? { subscriptionContract, initiator: canceledBy }
          : undefined,
    },
    {
      slug: 'expired',
      data: ({ status }, before, { entity: subscriptionContract }) =>
        status === 'EXPIRED' && before?.status === 'ACTIVE' ? { subscriptionContract } : undefined,
    },
  ],
});

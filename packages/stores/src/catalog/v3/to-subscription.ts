import type { Subscription } from '../../products-v3/entity/product-parts.js';
import type { CatalogSubscription } from '../model/subscription.js';

/** Converts a subscription of a product. */
export function toSubscription(subscription: Subscription): CatalogSubscription {
  const { autoRenewal, billingCycles, discount: { percentOff, amountOff } = {}, frequency, interval } = subscription;
  return {
    id: subscription._id ?? '',
    title: subscription.title ?? '',
    description: subscription.description ?? '',
    frequency: frequency as CatalogSubscription['frequency'],
    interval: interval ?? 1,
    billingCycles: autoRenewal ? undefined : billingCycles,
    ...(percentOff ? { discount: { percent: percentOff } } : amountOff && { discount: { amount: amountOff } }),
  };
}

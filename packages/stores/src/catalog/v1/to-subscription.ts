import type { SubscriptionOptionInProduct } from '../../subscription-options/subscription-option.js';
import type { CatalogSubscription } from '../model/subscription.js';

/** Converts a subscription option. */
export function toSubscription(option: SubscriptionOptionInProduct): CatalogSubscription {
  const { frequency, autoRenewal, billingCycles } = option.subscriptionSettings ?? {};
  const { type, value } = option.discount ?? {};
  return {
    id: option._id ?? '',
    title: option.title ?? '',
    description: option.description ?? '',
    frequency: frequency as CatalogSubscription['frequency'],
    interval: 1,
    billingCycles: autoRenewal ? undefined : (billingCycles ?? undefined),
    ...(value && { discount: type === 'PERCENT' ? { percent: value } : { amount: String(value) } }),
  };
}

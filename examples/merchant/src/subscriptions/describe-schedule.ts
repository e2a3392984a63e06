import type { SubscriptionContract } from '@cartwright/ecom/subscription-contracts';

const units: Readonly<Record<string, string>> = { DAY: 'day', WEEK: 'week', MONTH: 'month', YEAR: 'year' };

/** Describes when a subscription is charged, such as `Every 2 weeks, 6 times`. */
export function describeSchedule({ subscriptionSettings = {} }: SubscriptionContract): string {
  const { autoRenewal, billingCycles, frequency = '', interval } = subscriptionSettings;
  const unit = units[frequency] ?? 'period';
  const every = (interval ?? 1) === 1 ? `Every ${unit}` : `Every ${String(interval)} ${unit}s`;
  if (autoRenewal || !billingCycles) return every;
  return `${every}, ${billingCycles === 1 ? 'once' : `${billingCycles} times`}`;
}

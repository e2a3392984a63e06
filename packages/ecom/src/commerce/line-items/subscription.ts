import { date, entity } from '@cartwright/core';
import type { SubscriptionFrequency } from '@cartwright/core/site';
import type { TranslatableString } from '../fields/translatable-string.js';

export { SubscriptionFrequency } from '@cartwright/core/site';

/** Free trial period of a subscription. */
export interface FreeTrialPeriod {
  /** Unit of the period. */
  frequency?: SubscriptionFrequency;
  /** Length of the period, in units of `frequency`, from 1 to 999. */
  interval?: number;
}

/** Billing schedule of a subscription. */
export interface SubscriptionSettings {
  /** Unit of the billing interval. */
  frequency?: SubscriptionFrequency;
  /**
   * Number of units between two charges, from 1 to 3650.
   *
   * @default 1
   */
  interval?: number | null;
  /** Whether the subscription continues until it is canceled. */
  autoRenewal?: boolean;
  /** Number of charges. Ignored if `autoRenewal` is `true`. */
  billingCycles?: number | null;
  /** Start of the subscription. Read-only. */
  startDate?: Date | null;
  /** Whether the buyer can cancel the subscription. */
  enableCustomerCancellation?: boolean;
  /** Free trial period. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** Name of a subscription option. */
export type Title = TranslatableString;

/** Description of a subscription option. */
export type Description = TranslatableString;

/** Subscription option that an item is bought with. */
export interface SubscriptionOptionInfo {
  /** Billing schedule. */
  subscriptionSettings?: SubscriptionSettings;
  /** Name of the subscription option. */
  title?: Title;
  /** Description of the subscription option. */
  description?: Description;
}

/** Shape of {@link SubscriptionOptionInfo}: which fields are dates. */
export const subscriptionShape = /* @__PURE__ */ entity<SubscriptionOptionInfo>({
  subscriptionSettings: /* @__PURE__ */ entity<SubscriptionSettings>({ startDate: date }),
});

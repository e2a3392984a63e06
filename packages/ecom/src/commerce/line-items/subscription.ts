import { date, entity, enumeration, type EnumerationValue } from '@cartwright/core';
import type { TranslatableString } from '../fields/translatable-string.js';

/** Units of a subscription's interval. */
export const SubscriptionFrequency = /* @__PURE__ */ enumeration('UNDEFINED', 'DAY', 'WEEK', 'MONTH', 'YEAR');
/** A unit of a subscription's interval. */
export type SubscriptionFrequency = EnumerationValue<typeof SubscriptionFrequency>;

/** A time that costs nothing, at the beginning of a subscription. */
export interface FreeTrialPeriod {
  /** Its unit. */
  frequency?: SubscriptionFrequency;
  /** How many units it lasts. */
  interval?: number;
}

/** How often a subscription is charged, and for how long. */
export interface SubscriptionSettings {
  /** The unit of its interval. */
  frequency?: SubscriptionFrequency;
  /** How many units lie between two charges. */
  interval?: number | null;
  /** Whether it goes on until it is canceled. */
  autoRenewal?: boolean;
  /** How many times it is charged, when it does not renew itself. */
  billingCycles?: number | null;
  /** When it begins. Read-only. */
  startDate?: Date | null;
  /** Whether the buyer may cancel it. */
  enableCustomerCancellation?: boolean;
  /** A time that costs nothing. */
  freeTrialPeriod?: FreeTrialPeriod;
}

/** The name of a subscription option. */
export type Title = TranslatableString;

/** The description of a subscription option. */
export type Description = TranslatableString;

/** A subscription that an item is bought with. */
export interface SubscriptionOptionInfo {
  /** How often it is charged. */
  subscriptionSettings?: SubscriptionSettings;
  /** Its name. */
  title?: Title;
  /** Its description. */
  description?: Description;
}

/** The converted fields of {@link SubscriptionOptionInfo}. */
export const subscriptionShape = /* @__PURE__ */ entity<SubscriptionOptionInfo>({
  subscriptionSettings: /* @__PURE__ */ entity<SubscriptionSettings>({ startDate: date }),
});

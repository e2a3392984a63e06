import { entity, float } from '@cartwright/core';
import type { DiscountType, SubscriptionFrequency } from './enumerations.js';

/** How often a subscription is paid for, and for how long. */
export interface SubscriptionSettings {
  /** The time between two payments. */
  frequency?: SubscriptionFrequency;
  /** Whether it goes on until it is canceled. */
  autoRenewal?: boolean;
  /** How many times it is paid for, when it does not renew itself: 2 to 999. */
  billingCycles?: number | null;
}

/** What a subscription takes off the price. */
export interface Discount {
  /** An amount, or percent. */
  type?: DiscountType;
  /** How much, in the store's currency or percent. */
  value?: number;
}

/** A way to buy products again and again. */
export interface SubscriptionOption {
  /** Its id. Read-only. */
  _id?: string | null;
  /** Its name: 1 to 20 characters. */
  title?: string | null;
  /** What it is: at most 60 characters. */
  description?: string | null;
  /** How often it is paid for. */
  subscriptionSettings?: SubscriptionSettings;
  /** What it takes off the price. */
  discount?: Discount;
}

/** A subscription option of a product. */
export interface SubscriptionOptionInProduct {
  /** The option's id. */
  _id?: string;
  /** Whether shoppers do not see it with this product. */
  hidden?: boolean;
  /** Its name. Read-only. */
  title?: string | null;
  /** What it is. Read-only. */
  description?: string | null;
  /** How often it is paid for. Read-only. */
  subscriptionSettings?: SubscriptionSettings;
  /** What it takes off the price. Read-only. */
  discount?: Discount;
}

/** The converted fields of {@link SubscriptionOption} and {@link SubscriptionOptionInProduct}. */
export const subscriptionOptionShape = /* @__PURE__ */ entity<SubscriptionOption>({ discount: { value: float } });

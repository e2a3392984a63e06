import { entity, float } from '@cartwright/core';
import type { DiscountType, SubscriptionFrequency } from './enumerations.js';

/** Billing frequency and duration of a subscription. */
export interface SubscriptionSettings {
  /** Billing frequency. */
  frequency?: SubscriptionFrequency;
  /** Whether the subscription continues until it is canceled. */
  autoRenewal?: boolean;
  /** Number of billing cycles without auto-renewal; from 2 to 999. */
  billingCycles?: number | null;
}

/** Subscription discount. */
export interface Discount {
  /** Whether `value` is an amount or a percentage. */
  type?: DiscountType;
  /** Amount in the store's currency, or percentage. */
  value?: number;
}

/** Subscription plan for products, such as a weekly delivery with a discount. */
export interface SubscriptionOption {
  /** Subscription option ID. Read-only. */
  _id?: string | null;
  /** Title; from 1 to 20 characters. */
  title?: string | null;
  /** Description; at most 60 characters. */
  description?: string | null;
  /** Billing frequency and duration. */
  subscriptionSettings?: SubscriptionSettings;
  /** Discount on the product's price. */
  discount?: Discount;
}

/** Subscription option of a product. */
export interface SubscriptionOptionInProduct {
  /** Subscription option ID. */
  _id?: string;
  /**
   * Whether the option is hidden from shoppers for this product.
   *
   * @default false
   */
  hidden?: boolean;
  /** Title. Read-only. */
  title?: string | null;
  /** Description. Read-only. */
  description?: string | null;
  /** Billing frequency and duration. Read-only. */
  subscriptionSettings?: SubscriptionSettings;
  /** Discount on the product's price. Read-only. */
  discount?: Discount;
}

/**
 * Shape of {@link SubscriptionOption} and {@link SubscriptionOptionInProduct}: which fields are floating-point numbers.
 */
export const subscriptionOptionShape = /* @__PURE__ */ entity<SubscriptionOption>({ discount: { value: float } });

/** Ways to pay for a product: with one of its subscriptions, or once. */
export interface CatalogSubscriptions {
  /** Visible subscriptions, in display order. Empty for a product without subscriptions. */
  readonly items: readonly CatalogSubscription[];
  /** Whether the product is also sold without a subscription. `true` for a product without subscriptions. */
  readonly allowsOneTimePurchase: boolean;
}

/** Subscription that a product is offered with. */
export interface CatalogSubscription {
  /** Subscription ID: the `subscriptionOptionId` of a selection. */
  readonly id: string;
  /** Title, such as `Monthly`. */
  readonly title: string;
  /** Description. Empty without one. */
  readonly description: string;
  /** Unit of the time between two payments. */
  readonly frequency: 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' | undefined;
  /** Number of units between two payments. Always 1 in Catalog V1. */
  readonly interval: number;
  /** Number of payments. Absent if the subscription continues until it is canceled. */
  readonly billingCycles: number | undefined;
  /** Discount on the price of each payment. Absent without one. */
  readonly discount?: { readonly percent: number } | { readonly amount: string };
}

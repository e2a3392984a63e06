/** Choices and texts of a shopper. */
export interface Selection {
  /** Choice names by option name: `{ Size: 'M' }`. A choice's `value` is accepted too. */
  readonly choices?: Readonly<Record<string, string>>;
  /** Choice names by modifier name: `{ 'Gift wrapping': 'Red paper' }`. Only for products of the common catalog model. */
  readonly modifiers?: Readonly<Record<string, string>>;
  /** Texts by the title of their field: `{ Engraving: 'Ada' }`. */
  readonly customTextFields?: Readonly<Record<string, string>>;
  /** Subscription option ID, to buy the product as a subscription. See `getSubscriptionOptionsForProduct`. */
  readonly subscriptionOptionId?: string;
}

/**
 * Availability of a selection. `IN_STOCK`: can be bought now. `PREORDER`: out of stock, but available for pre-order.
 * `OUT_OF_STOCK`: cannot be bought now. `NOT_OFFERED`: no visible variant has this combination.
 */
export type Availability = 'IN_STOCK' | 'PREORDER' | 'OUT_OF_STOCK' | 'NOT_OFFERED';

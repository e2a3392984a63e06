/** A card, and what to take off it. */
export interface RedeemRequest {
  /** Its code. */
  code?: string;
  /** The app's instance on the site. */
  appInstanceId?: string;
  /** How much to take off. */
  amount?: number;
  /** Order id. */
  orderId?: string;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** The place of the business. */
  locationId?: string | null;
  /** The code that unlocks the card. */
  pin?: string | null;
}

/** What is left on it. */
export interface RedeemResponse {
  /** What is left on the card. */
  remainingBalance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** The transaction's id. */
  transactionId?: string;
}

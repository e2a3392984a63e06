/** A transaction to be undone. */
export interface VoidRequest {
  /** The app's instance on the site. */
  appInstanceId?: string;
  /** The transaction's id. */
  transactionId?: string;
  /** The place of the business. */
  locationId?: string | null;
}

/** What is on the card again. */
export interface VoidResponse {
  /** What is left on the card. */
  remainingBalance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
}

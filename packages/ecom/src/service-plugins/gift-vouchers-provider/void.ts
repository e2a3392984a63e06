/** Redemption to void. */
export interface VoidRequest {
  /** Id of the app's instance on the site. */
  appInstanceId?: string;
  /** Transaction id. */
  transactionId?: string;
  /** Id of the business location. */
  locationId?: string | null;
}

/** Balance after the void. */
export interface VoidResponse {
  /** Remaining balance of the gift card. */
  remainingBalance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
}

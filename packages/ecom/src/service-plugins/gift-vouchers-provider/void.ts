/** Redemption to void. */
export interface VoidRequest {
  /** ID of the app's instance on the site. */
  appInstanceId?: string;
  /** Transaction ID. */
  transactionId?: string;
  /** ID of the business location. */
  locationId?: string | null;
}

/** Balance after the void. */
export interface VoidResponse {
  /** Remaining balance of the gift card. */
  remainingBalance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
}

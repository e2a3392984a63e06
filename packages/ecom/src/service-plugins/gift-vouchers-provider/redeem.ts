/** Gift card and amount to redeem. */
export interface RedeemRequest {
  /** Gift card code. */
  code?: string;
  /** ID of the app's instance on the site. */
  appInstanceId?: string;
  /** Amount to redeem. */
  amount?: number;
  /** Order ID. */
  orderId?: string;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** ID of the business location. */
  locationId?: string | null;
  /** PIN of the gift card. At most 50 characters. */
  pin?: string | null;
}

/** Result of the redemption. */
export interface RedeemResponse {
  /** Remaining balance of the gift card. */
  remainingBalance?: number;
  /** Currency, as an ISO 4217 code. */
  currencyCode?: string;
  /** Transaction ID. */
  transactionId?: string;
}

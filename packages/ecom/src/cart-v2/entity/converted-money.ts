/** Amount in the site's currency and in the currency that the customer selected. */
export interface ConvertedMoney {
  /** Amount as a decimal string, such as `'12.50'`, in the site's currency: `businessInfo.currencyCode`. */
  amount?: string;
  /** Amount as a decimal string in the customer's currency: `customerInfo.currencyCode`. Read-only. */
  convertedAmount?: string;
}

import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';

/** Gift card applied to a purchase. */
export interface GiftCard {
  /** Gift card ID. Superseded by `externalId`. */
  _id?: string;
  /** Gift card code with all but the last characters masked. */
  obfuscatedCode?: string;
  /** Amount paid with the gift card. */
  amount?: MultiCurrencyPrice;
  /** ID of the gift card provider's app. */
  appId?: string;
  /** Gift card ID at the provider. */
  externalId?: string | null;
  /** Amount that the buyer requested to redeem. */
  requestedAmount?: MultiCurrencyPrice;
}

import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';

/** A gift card that pays a part. */
export interface GiftCard {
  /** Its id. Superseded by `externalId`. */
  _id?: string;
  /** Its code, but for the last letters hidden. */
  obfuscatedCode?: string;
  /** What it pays. */
  amount?: MultiCurrencyPrice;
  /** The app that it belongs to. */
  appId?: string;
  /** Its id in that app. */
  externalId?: string | null;
  /** What the buyer wanted it to pay. */
  requestedAmount?: MultiCurrencyPrice;
}

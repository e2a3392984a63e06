import type { DelayedCaptureSettings, RedirectUrls } from '../commerce/payments/charge.js';
import type { Price } from '../commerce/prices/price.js';

/** Charge of a card or another online payment method. Either `paymentIntentId` or `delayedCharge` is present. */
export interface RegularCharge {
  /** ID of the payment intent that the payment form created. */
  paymentIntentId?: string;
  /** Whether to prepare the charge only. The buyer completes it later in the payment form. */
  delayedCharge?: boolean;
  /** Amount to charge. */
  amount?: Price;
  /** URLs to which the buyer is redirected after the payment, by its result. */
  redirectUrls?: RedirectUrls;
  /** Automatic capture or void of the authorized payment, and when. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /**
   * Whether to save the payment method for later charges.
   *
   * @default false
   */
  savePaymentMethod?: boolean;
}

/** Conversion of an amount from a gift card's currency to the order's currency. */
export interface CurrencyConversionInfo {
  /** Currency of the gift card (ISO 4217). */
  originalCurrency?: string;
  /** Amount in `originalCurrency`, as a decimal string with up to 4 fraction digits. */
  originalAmount?: string;
  /** Rate from `originalCurrency` to the order's currency, as a decimal string such as `1.08`. */
  conversionRate?: string;
}

/** Gift card to redeem. */
export interface GiftCardCharge {
  /** Code of the gift card, 8 to 20 characters. */
  giftCardCode?: string;
  /** Amount to redeem, in the order's currency. */
  amount?: Price;
  /** Conversion of the amount. Required if the gift card has another currency than the order. */
  currencyConversionInfo?: CurrencyConversionInfo;
}

import type { DelayedCaptureSettings, RedirectUrls } from '../commerce/payments/charge.js';
import type { Price } from '../commerce/prices/price.js';

/** What a card or the like pays. */
export interface RegularCharge {
  /** What the platform's payment form made of the way to pay. */
  paymentIntentId?: string;
  /** Whether it is charged later. */
  delayedCharge?: boolean;
  /** How much. */
  amount?: Price;
  /** Where the buyer goes after that. */
  redirectUrls?: RedirectUrls;
  /** What happens to it when nobody acts. */
  delayedCaptureSettings?: DelayedCaptureSettings;
  /** Whether the way to pay is kept for later. */
  savePaymentMethod?: boolean;
}

/** How a gift card's currency became the order's. */
export interface CurrencyConversionInfo {
  /** The gift card's currency. */
  originalCurrency?: string;
  /** How much in that currency, in decimal digits. */
  originalAmount?: string;
  /** The rate, in decimal digits. */
  conversionRate?: string;
}

/** What a gift card pays. */
export interface GiftCardCharge {
  /** The code of the gift card. */
  giftCardCode?: string;
  /** How much. */
  amount?: Price;
  /** How the gift card's currency became the order's. */
  currencyConversionInfo?: CurrencyConversionInfo;
}

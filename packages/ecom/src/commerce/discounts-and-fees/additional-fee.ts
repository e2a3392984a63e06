import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { ItemTaxFullDetails, TaxableAddress } from '../tax/tax.js';

/** Where an additional fee comes from. */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
);
/** Where an additional fee comes from. */
export type AdditionalFeeSource = EnumerationValue<typeof AdditionalFeeSource>;

/** A fee beside items and shipping. */
export interface AdditionalFee {
  /** Its code. */
  code?: string | null;
  /** Its name. */
  name?: string;
  /** Its name in the buyer's language. */
  translatedName?: string | null;
  /** What it costs. */
  price?: MultiCurrencyPrice;
  /** Without tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** With tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /** The tax. */
  taxDetails?: ItemTaxFullDetails;
  /** The app that charges it. */
  providerAppId?: string | null;
  /** The line items that it is for; all when there are none. */
  lineItemIds?: string[];
  /** Where it comes from. */
  source?: AdditionalFeeSource;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
}

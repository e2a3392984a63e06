import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { ItemTaxFullDetails, TaxableAddress } from '../tax/tax.js';

/**
 * Sources of additional fees:
 * - `SERVICE_PLUGIN`: an additional fees plugin.
 * - `ITEM`: the catalog item.
 * - `MANUAL`: the request, set by the caller.
 * - `SHIPPING`: the carrier.
 * - `PLATFORM`: the platform.
 */
export const AdditionalFeeSource = /* @__PURE__ */ enumeration(
  'UNKNOWN_ADDITIONAL_FEE_SOURCE',
  'SERVICE_PLUGIN',
  'ITEM',
  'MANUAL',
  'SHIPPING',
  'PLATFORM',
);
/** Source of an additional fee. */
export type AdditionalFeeSource = EnumerationValue<typeof AdditionalFeeSource>;

/** Fee in addition to items and shipping, such as gift wrapping. */
export interface AdditionalFee {
  /** Code of the fee, defined by its provider. */
  code?: string | null;
  /** Name of the fee. */
  name?: string;
  /** Name in the buyer's language. */
  translatedName?: string | null;
  /** Price of the fee. */
  price?: MultiCurrencyPrice;
  /** Price without tax. */
  priceBeforeTax?: MultiCurrencyPrice;
  /** Price after tax. */
  priceAfterTax?: MultiCurrencyPrice;
  /** Tax on the fee. */
  taxDetails?: ItemTaxFullDetails;
  /** ID of the app that charges the fee. */
  providerAppId?: string | null;
  /** IDs of the line items that the fee applies to. Empty if it applies to all. */
  lineItemIds?: string[];
  /** Source of the fee. */
  source?: AdditionalFeeSource;
  /** Address that determines the fee's tax. */
  taxableAddress?: TaxableAddress;
}

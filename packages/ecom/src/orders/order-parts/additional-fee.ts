import type { PlatformFeeChargeType } from '../../commerce/discounts-and-fees/platform-fee-charge-type.js';
import type { AdditionalFeeSource } from '../../commerce/discounts-and-fees/additional-fee.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';
import type { ItemTaxFullDetails, LineItemTaxInfo } from './tax.js';

/** Additional fee of an order, such as gift wrapping or handling. */
export interface AdditionalFee {
  /** ID of the fee, unique in the order. */
  _id?: string;
  /** Code that the provider uses to identify the fee. */
  code?: string | null;
  /** Display name of the fee. At most 50 characters. */
  name?: string;
  /** Price of the fee. */
  price?: Price;
  /** Price excluding tax. */
  priceBeforeTax?: Price;
  /** Price including tax. */
  priceAfterTax?: Price;
  /** Tax on the fee. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** Tax on the fee, with a breakdown by jurisdiction. */
  taxInfo?: LineItemTaxInfo;
  /** ID of the app whose service plugin added the fee. */
  providerAppId?: string | null;
  /** IDs of the line items that the fee applies to. Empty if it applies to the whole order. */
  lineItemIds?: string[];
  /** Origin of the fee: a service plugin, an item, the merchant, shipping or the platform. */
  source?: AdditionalFeeSource;
  /** Address that the tax is calculated for. */
  taxableAddress?: TaxableAddress;
}

/** Fee that the platform charges for a line item. */
export interface PlatformFee {
  /** Display name of the fee. */
  name?: TranslatableString;
  /** Amount of the fee. */
  amount?: Price;
  /** ID of the line item that the fee applies to. */
  lineItemId?: string;
  /** Whether the buyer or the merchant pays the fee. */
  chargeType?: PlatformFeeChargeType;
  /** Fee rate, as a decimal string from 0 to 1: `0.05` is 5 %. */
  percentageRate?: string;
}

/** Fees that the platform charges for an order. */
export interface PlatformFeeSummary {
  /** Total of all platform fees. */
  total?: Price;
  /** Total of the fees paid by the buyer (`PASS_ON`). */
  totalPassOn?: Price;
  /** Total of the fees paid by the merchant (`ABSORBED`). */
  totalAbsorbed?: Price;
  /** The individual fees. */
  fees?: PlatformFee[];
}

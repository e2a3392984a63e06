import type { PlatformFeeChargeType } from '../../commerce/discounts-and-fees/platform-fee-charge-type.js';
import type { AdditionalFeeSource } from '../../commerce/discounts-and-fees/additional-fee.js';
import type { TaxableAddress } from '../../commerce/tax/tax.js';
import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { Price } from '../../commerce/prices/price.js';
import type { ItemTaxFullDetails, LineItemTaxInfo } from './tax.js';

/** A fee beside items and shipping. */
export interface AdditionalFee {
  /** Its id in the order. */
  _id?: string;
  /** Its code. */
  code?: string | null;
  /** Its name. */
  name?: string;
  /** What it costs. */
  price?: Price;
  /** Without tax. */
  priceBeforeTax?: Price;
  /** With tax. */
  priceAfterTax?: Price;
  /** The tax. Superseded by `taxInfo`. */
  taxDetails?: ItemTaxFullDetails;
  /** The tax. */
  taxInfo?: LineItemTaxInfo;
  /** The app that charges it. */
  providerAppId?: string | null;
  /** The line items that it is for; all when there are none. */
  lineItemIds?: string[];
  /** Where it comes from. */
  source?: AdditionalFeeSource;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
}

/** A fee of the platform. */
export interface PlatformFee {
  /** Its name. */
  name?: TranslatableString;
  /** How much. */
  amount?: Price;
  /** The line item that it is for. */
  lineItemId?: string;
  /** Who pays it. */
  chargeType?: PlatformFeeChargeType;
  /** The rate as a decimal number from 0 to 1. */
  percentageRate?: string;
}

/** The platform's fees. */
export interface PlatformFeeSummary {
  /** All together. */
  total?: Price;
  /** What the buyer pays of it. */
  totalPassOn?: Price;
  /** What the seller pays of it. */
  totalAbsorbed?: Price;
  /** One by one. */
  fees?: PlatformFee[];
}

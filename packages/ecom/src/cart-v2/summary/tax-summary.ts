import type { TranslatableString } from '../../commerce/fields/translatable-string.js';
import type { ConvertedMoney } from '../entity/converted-money.js';

/** One of the taxes on a cart. */
export interface Tax {
  /** Display name, such as `VAT`. */
  name?: TranslatableString;
  /** Amount that is taxed. */
  taxableAmount?: ConvertedMoney;
  /** Amount that is exempt from the tax. */
  exemptAmount?: ConvertedMoney;
  /** Tax on `taxableAmount`. */
  amount?: ConvertedMoney;
}

/** Tax on a line item. */
export interface LineItemTax {
  /** Line item ID. */
  lineItemId?: string;
  /** Amount of the tax. */
  tax?: ConvertedMoney;
  /** Tax rate as a decimal string from 0 to 1, such as `'0.19'`. */
  rate?: string | null;
}

/** Tax on an additional fee. */
export interface AdditionalFeeTax {
  /** Code of the fee. */
  additionalFeeCode?: string;
  /** Amount of the tax. */
  tax?: ConvertedMoney;
}

/** Taxes on a cart. */
export interface V2TaxSummary {
  /** Taxes, one per rate of the region. */
  taxes?: Tax[];
  /** Amount that is exempt from tax. */
  totalExempt?: ConvertedMoney;
  /** Whether the prices of items, delivery and fees, and the discounts, include tax. Read-only. */
  pricesIncludeTax?: boolean;
  /** Taxes by line item. */
  lineItemTaxes?: LineItemTax[];
  /** Tax on delivery. */
  deliveryTax?: ConvertedMoney;
  /** Taxes on additional fees. */
  additionalFeeTaxes?: AdditionalFeeTax[];
}

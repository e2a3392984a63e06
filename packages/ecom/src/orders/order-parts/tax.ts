import type { JurisdictionType } from '../../commerce/tax/tax.js';
import type { Price } from '../../commerce/prices/price.js';

/** Tax on a line item, a fee or shipping. Superseded by `LineItemTaxInfo`. */
export interface ItemTaxFullDetails {
  /** Amount that the tax is calculated on. */
  taxableAmount?: Price;
  /** Combined tax rate, as a decimal string from 0 to 1. */
  taxRate?: string;
  /** Calculated tax. */
  totalTax?: Price;
}

/** Tax of one jurisdiction on a line item, a fee or shipping. */
export interface LineItemTaxBreakdown {
  /** Name of the jurisdiction, such as `New York`. */
  jurisdiction?: string | null;
  /** Type of the jurisdiction, such as country or state. */
  jurisdictionType?: JurisdictionType;
  /** Tax rate, as a decimal string: `0.08875` is 8.875 %. */
  rate?: string | null;
  /** Calculated tax. */
  taxAmount?: Price;
  /** Type of tax, such as `VAT`. */
  taxType?: string | null;
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string | null;
  /** Part of the price that is not taxed. */
  nonTaxableAmount?: Price;
  /** Part of the price that is taxed. */
  taxableAmount?: Price;
}

/** Tax on a line item, a fee or shipping. */
export interface LineItemTaxInfo {
  /** Total tax. */
  taxAmount?: Price;
  /** Amount that the tax is calculated on. */
  taxableAmount?: Price;
  /** Combined tax rate, as a decimal string: `0.1` is 10 %. */
  taxRate?: string | null;
  /** ID of the tax group that determines the rate. */
  taxGroupId?: string | null;
  /** Whether the price includes the tax. */
  taxIncludedInPrice?: boolean;
  /** Tax by jurisdiction. */
  taxBreakdown?: LineItemTaxBreakdown[];
}

/** Tax of one jurisdiction, summed over an order. */
export interface OrderTaxBreakdown {
  /** Name of the tax, such as `NY State Sales Tax`. */
  taxName?: string;
  /** Type of tax, such as `VAT`. */
  taxType?: string;
  /** Name of the jurisdiction, such as `New York`. */
  jurisdiction?: string;
  /** Type of the jurisdiction, such as country or state. */
  jurisdictionType?: JurisdictionType;
  /** Tax rate, as a decimal string: `0.1` is 10 %. */
  rate?: string;
  /** Sum of this tax over all line items. */
  aggregatedTaxAmount?: Price;
}

/** Tax on an order. */
export interface OrderTaxInfo {
  /** Total tax. */
  totalTax?: Price;
  /** Tax by jurisdiction. */
  taxBreakdown?: OrderTaxBreakdown[];
  /**
   * Whether the order is tax exempt. Read-only.
   *
   * @default false
   */
  taxExempt?: boolean | null;
}

/** Tax on an order. Superseded by `OrderTaxInfo`. */
export interface TaxSummary {
  /** Total tax. Read-only. */
  totalTax?: Price;
}

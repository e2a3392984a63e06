import type { JurisdictionType } from '../../commerce/tax/tax.js';
import type { Price } from '../../commerce/prices/price.js';

/** The tax on something. Superseded by tax info. */
export interface ItemTaxFullDetails {
  /** The amount that is taxed. */
  taxableAmount?: Price;
  /** All rates together, as a decimal number from 0 to 1. */
  taxRate?: string;
  /** All taxes together. */
  totalTax?: Price;
}

/** A tax of one jurisdiction, on one thing. */
export interface LineItemTaxBreakdown {
  /** The jurisdiction's name. */
  jurisdiction?: string | null;
  /** Its level. */
  jurisdictionType?: JurisdictionType;
  /** The rate as a decimal number from 0: `0.08875` is 8.875 %. */
  rate?: string | null;
  /** The tax. */
  taxAmount?: Price;
  /** The kind of tax, such as `VAT`. */
  taxType?: string | null;
  /** The tax's name. */
  taxName?: string | null;
  /** The part that is not taxed. */
  nonTaxableAmount?: Price;
  /** The part that is taxed. */
  taxableAmount?: Price;
}

/** The tax on one thing. */
export interface LineItemTaxInfo {
  /** All taxes together. */
  taxAmount?: Price;
  /** The amount that is taxed. */
  taxableAmount?: Price;
  /** All rates together, as a decimal number from 0. */
  taxRate?: string | null;
  /** The tax group that it is taxed by. */
  taxGroupId?: string | null;
  /** Whether the price includes it. */
  taxIncludedInPrice?: boolean;
  /** The taxes one by one. */
  taxBreakdown?: LineItemTaxBreakdown[];
}

/** A tax of one jurisdiction, on everything. */
export interface OrderTaxBreakdown {
  /** The tax's name. */
  taxName?: string;
  /** The kind of tax. */
  taxType?: string;
  /** The jurisdiction's name. */
  jurisdiction?: string;
  /** Its level. */
  jurisdictionType?: JurisdictionType;
  /** The rate as a decimal number from 0. */
  rate?: string;
  /** The tax. */
  aggregatedTaxAmount?: Price;
}

/** The tax on everything. */
export interface OrderTaxInfo {
  /** All taxes together. */
  totalTax?: Price;
  /** The taxes one by one. */
  taxBreakdown?: OrderTaxBreakdown[];
  /** Whether the buyer is exempt. Read-only. */
  taxExempt?: boolean | null;
}

/** The tax on everything. Superseded by tax info. */
export interface TaxSummary {
  /** All taxes together. Read-only. */
  totalTax?: Price;
}

import type { Address } from '@cartwright/core';
import type { JurisdictionType } from '../../commerce/tax/tax.js';

/** Items whose tax is asked for. */
export interface CalculateTaxRequest {
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** The addresses that items come from and go to. */
  addresses?: Address[];
  /** Catalog line items. */
  lineItems?: LineItem[];
}

/** Something that is taxed. */
export interface LineItem {
  /** Its id in the cart. Read-only. */
  _id?: string;
  /** The item's name. */
  itemName?: string | null;
  /** How many. */
  quantity?: number;
  /** The price, as decimal digits. */
  price?: string;
  /** The item's code for taxes. */
  itemCode?: string | null;
  /** Tax group id. Read-only. */
  taxGroupId?: string | null;
  /** Whether its price includes tax. */
  taxIncludedInPrice?: boolean;
  /** Which of the addresses matter for it, counted from 0. */
  addressIndex?: AddressIndex;
  /** The region that it is taxed in. */
  taxRegionId?: string | null;
}

/** Which of the addresses matter for an item: one, or where from and where to. */
export interface AddressIndex {
  /** The one that matters. */
  singleAddress?: number;
  /** Where from and where to. */
  multipleAddresses?: MultipleAddresses;
}

/** Where an item comes from and goes to. */
export interface MultipleAddresses {
  /** Where from. */
  origin?: number;
  /** Where to. */
  destination?: number;
}

/** Their tax. */
export interface CalculateTaxResponse {
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Tax totals. */
  taxSummary?: TaxSummary;
  /** The tax of each item. */
  lineItemTaxDetails?: LineItemTaxDetails[];
}

/** The sums of all items. */
export interface TaxSummary {
  /** All of it, as decimal digits. */
  totalAmount?: string;
  /** The tax, as decimal digits. */
  totalTax?: string;
  /** What is taxed of all items, as decimal digits. */
  totalTaxableAmount?: string;
  /** The tax that prices include, as decimal digits. */
  totalTaxIncludedInPrice?: string | null;
}

/** The tax of an item. */
export interface LineItemTaxDetails {
  /** Its id. */
  _id?: string;
  /** The item's name. */
  itemName?: string | null;
  /** How many. */
  quantity?: number;
  /** The taxes one by one. */
  taxBreakdown?: TaxBreakdown[];
  /** Tax totals. */
  taxSummary?: LineItemTaxSummary;
}

/** One of the taxes of an item. */
export interface TaxBreakdown {
  /** The jurisdiction's name. */
  jurisdiction?: string | null;
  /** The part that is not taxed. */
  nonTaxableAmount?: string | null;
  /** The rate, as a decimal fraction such as `0.19`. */
  rate?: string | null;
  /** The tax. */
  taxAmount?: string | null;
  /** The part that is taxed. */
  taxableAmount?: string | null;
  /** The kind of tax, such as `VAT`. */
  taxType?: string | null;
  /** The tax's name. */
  taxName?: string | null;
  /** Its level. */
  jurisdictionType?: JurisdictionType;
}

/** The sums of an item. */
export interface LineItemTaxSummary {
  /** The price before discounts, as decimal digits. */
  fullPrice?: string | null;
  /** The tax. */
  taxAmount?: string;
  /** The part that is taxed. */
  taxableAmount?: string;
}

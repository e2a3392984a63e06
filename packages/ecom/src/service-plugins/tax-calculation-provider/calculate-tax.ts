import type { Address } from '@cartwright/core';
import type { JurisdictionType } from '../../commerce/tax/tax.js';

/** Line items to calculate tax for. */
export interface CalculateTaxRequest {
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Addresses that line items refer to by index. From 1 to 3. */
  addresses?: Address[];
  /** Line items, at most 300. */
  lineItems?: LineItem[];
}

/** Taxable line item, fee or shipping. */
export interface LineItem {
  /** Line item ID. */
  _id?: string;
  /** Item name. At most 250 characters. */
  itemName?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Price, as a decimal string. */
  price?: string;
  /** Tax code of the item. */
  itemCode?: string | null;
  /** Tax group ID. */
  taxGroupId?: string | null;
  /** Whether the price includes tax. */
  taxIncludedInPrice?: boolean;
  /** Indexes of the item's addresses in `addresses`. */
  addressIndex?: AddressIndex;
  /** Tax region ID. */
  taxRegionId?: string | null;
}

/** Indexes of an item's addresses, starting at 0. One of the two fields is set. */
export interface AddressIndex {
  /** Index of the only address. */
  singleAddress?: number;
  /** Indexes of origin and destination. */
  multipleAddresses?: MultipleAddresses;
}

/** Indexes of the origin and destination addresses. */
export interface MultipleAddresses {
  /** Index of the origin address. */
  origin?: number;
  /** Index of the destination address. */
  destination?: number;
}

/** Calculated tax. */
export interface CalculateTaxResponse {
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Tax totals. */
  taxSummary?: TaxSummary;
  /** Tax by line item, at most 300. */
  lineItemTaxDetails?: LineItemTaxDetails[];
}

/** Tax totals of all line items. */
export interface TaxSummary {
  /** Total amount, as a decimal string. */
  totalAmount?: string;
  /** Total tax, as a decimal string. */
  totalTax?: string;
  /** Total taxable amount, as a decimal string. */
  totalTaxableAmount?: string;
  /** Total tax included in prices, as a decimal string. */
  totalTaxIncludedInPrice?: string | null;
}

/** Tax on a line item. */
export interface LineItemTaxDetails {
  /** Line item ID. */
  _id?: string;
  /** Item name. At most 250 characters. */
  itemName?: string | null;
  /** Quantity, from 1 to 100000. */
  quantity?: number;
  /** Tax by jurisdiction, at most 7. */
  taxBreakdown?: TaxBreakdown[];
  /** Tax totals. */
  taxSummary?: LineItemTaxSummary;
}

/** Tax of one jurisdiction on a line item. */
export interface TaxBreakdown {
  /** Jurisdiction name. At most 200 characters. */
  jurisdiction?: string | null;
  /** Amount not subject to the tax, as a decimal string. */
  nonTaxableAmount?: string | null;
  /** Tax rate as a decimal string, such as `0.19` for 19 %. */
  rate?: string | null;
  /** Tax amount, as a decimal string. */
  taxAmount?: string | null;
  /** Taxable amount, as a decimal string. */
  taxableAmount?: string | null;
  /** Tax type, such as `VAT`. At most 200 characters. */
  taxType?: string | null;
  /** Tax name. At most 200 characters. */
  taxName?: string | null;
  /** Jurisdiction level. */
  jurisdictionType?: JurisdictionType;
}

/** Tax totals of a line item. */
export interface LineItemTaxSummary {
  /** Full price, without discounts, as a decimal string. */
  fullPrice?: string | null;
  /** Tax amount, as a decimal string. */
  taxAmount?: string;
  /** Taxable amount, as a decimal string. */
  taxableAmount?: string;
}

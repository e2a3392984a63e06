import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationError } from '../errors/calculation-errors.js';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';

/** Levels of tax jurisdictions. `SPECIAL` is a district such as a transit authority. */
export const JurisdictionType = /* @__PURE__ */ enumeration(
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
);
/** Level of a tax jurisdiction. */
export type JurisdictionType = EnumerationValue<typeof JurisdictionType>;

/**
 * Sources of a tax rate:
 * - `NO_TAX_COLLECTED`: no tax is collected at this location.
 * - `MANUAL_RATE`: configured by the merchant.
 * - `AUTO_RATE`: calculated by a tax provider.
 * - `FALLBACK_RATE`: the manual rate, after automatic calculation failed.
 */
export const RateType = /* @__PURE__ */ enumeration('NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE');
/** Source of a tax rate. */
export type RateType = EnumerationValue<typeof RateType>;

/**
 * Reasons to use the manual rate: the setting of the site, or of the region although the site uses automatic
 * calculation.
 */
export const ManualCalculationReason = /* @__PURE__ */ enumeration(
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
);
/** Reason to use the manual rate. */
export type ManualCalculationReason = EnumerationValue<typeof ManualCalculationReason>;

/** Reasons to fall back to the manual rate: the tax provider failed or was deactivated. */
export const FallbackReason = /* @__PURE__ */ enumeration('AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED');
/** Reason to fall back to the manual rate. */
export type FallbackReason = EnumerationValue<typeof FallbackReason>;

/** Addresses that can determine the tax: the business, billing or shipping address. */
export const TaxableAddressType = /* @__PURE__ */ enumeration('BUSINESS', 'BILLING', 'SHIPPING');
/** Address that determines the tax. */
export type TaxableAddressType = EnumerationValue<typeof TaxableAddressType>;

/** Address that determines the tax. */
export interface TaxableAddress {
  /** Which address is used. */
  addressType?: TaxableAddressType;
}

/** Tax of one jurisdiction. */
export interface TaxBreakdown {
  /** Jurisdiction name. */
  jurisdiction?: string | null;
  /** Jurisdiction level. */
  jurisdictionType?: JurisdictionType;
  /** Amount not subject to the tax. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** Amount subject to the tax. */
  taxableAmount?: MultiCurrencyPrice;
  /** Tax rate as a decimal string: `0.08875` is 8.875 %. */
  rate?: string | null;
  /** Tax amount. */
  taxAmount?: MultiCurrencyPrice;
  /** Tax type, such as `VAT`. */
  taxType?: string | null;
  /** Tax name. */
  taxName?: string | null;
}

/** Component of a tax rate. Superseded by {@link TaxBreakdown}. */
export interface TaxRateBreakdown {
  /** Tax name. */
  name?: string;
  /** Tax rate as a decimal string from 0 to 1. */
  rate?: string;
  /** Tax amount. */
  tax?: MultiCurrencyPrice;
}

/** Tax on an item, fee or shipping. */
export interface ItemTaxFullDetails {
  /** Taxable amount. */
  taxableAmount?: MultiCurrencyPrice;
  /** Combined tax rate, as a decimal string from 0 to 1. */
  taxRate?: string;
  /** Total tax. */
  totalTax?: MultiCurrencyPrice;
  /** Tax by rate. Superseded by `taxBreakdown`. */
  rateBreakdown?: TaxRateBreakdown[];
  /** Tax by jurisdiction. Read-only. */
  taxBreakdown?: TaxBreakdown[];
}

/** Failure of automatic tax calculation. */
export interface AutoTaxFallbackCalculationDetails {
  /** Reason of the fallback. */
  fallbackReason?: FallbackReason;
  /** Error of the tax provider. */
  error?: ApplicationError;
}

/** How the tax was calculated. */
export interface TaxCalculationDetails {
  /** Source of the tax rate. */
  rateType?: RateType;
  /** Reason to use the manual rate. Set if `rateType` is `MANUAL_RATE`. */
  manualRateReason?: ManualCalculationReason;
  /** Failure of automatic tax calculation. Set if `rateType` is `FALLBACK_RATE`. */
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
}

/** Total tax of a purchase. */
export interface TaxSummary {
  /** Total taxable amount. Read-only. */
  taxableAmount?: MultiCurrencyPrice;
  /** Total tax. Read-only. */
  totalTax?: MultiCurrencyPrice;
  /** How the tax was calculated. */
  calculationDetails?: TaxCalculationDetails;
}

import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ApplicationError } from '../errors/calculation-errors.js';
import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';

/** Levels of government that levy a tax. */
export const JurisdictionType = /* @__PURE__ */ enumeration(
  'UNDEFINED',
  'COUNTRY',
  'STATE',
  'COUNTY',
  'CITY',
  'SPECIAL',
);
/** A level of government that levies a tax. */
export type JurisdictionType = EnumerationValue<typeof JurisdictionType>;

/** How a tax rate was found. */
export const RateType = /* @__PURE__ */ enumeration('NO_TAX_COLLECTED', 'MANUAL_RATE', 'AUTO_RATE', 'FALLBACK_RATE');
/** How a tax rate was found. */
export type RateType = EnumerationValue<typeof RateType>;

/** Why the manual rate was taken. */
export const ManualCalculationReason = /* @__PURE__ */ enumeration(
  'GLOBAL_SETTING_TO_MANUAL',
  'REGION_SETTING_TO_MANUAL',
);
/** Why the manual rate was taken. */
export type ManualCalculationReason = EnumerationValue<typeof ManualCalculationReason>;

/** Why automatic tax fell back to the manual rate. */
export const FallbackReason = /* @__PURE__ */ enumeration('AUTO_TAX_FAILED', 'AUTO_TAX_DEACTIVATED');
/** Why automatic tax fell back to the manual rate. */
export type FallbackReason = EnumerationValue<typeof FallbackReason>;

/** Whose address decides about the tax. */
export const TaxableAddressType = /* @__PURE__ */ enumeration('BUSINESS', 'BILLING', 'SHIPPING');
/** Whose address decides about the tax. */
export type TaxableAddressType = EnumerationValue<typeof TaxableAddressType>;

/** The address that decides about the tax. */
export interface TaxableAddress {
  /** Whose it is. */
  addressType?: TaxableAddressType;
}

/** A tax of one jurisdiction. */
export interface TaxBreakdown {
  /** The jurisdiction's name. */
  jurisdiction?: string | null;
  /** Its level. */
  jurisdictionType?: JurisdictionType;
  /** The part that is not taxed. */
  nonTaxableAmount?: MultiCurrencyPrice;
  /** The part that is taxed. */
  taxableAmount?: MultiCurrencyPrice;
  /** The rate as a decimal number from 0: `0.08875` is 8.875 %. */
  rate?: string | null;
  /** The tax. */
  taxAmount?: MultiCurrencyPrice;
  /** The kind of tax, such as `VAT`. */
  taxType?: string | null;
  /** The tax's name. */
  taxName?: string | null;
}

/** A part of a tax rate. The platform fills `taxBreakdown` instead. */
export interface TaxRateBreakdown {
  /** The tax's name. */
  name?: string;
  /** The rate as a decimal number from 0 to 1. */
  rate?: string;
  /** The tax. */
  tax?: MultiCurrencyPrice;
}

/** The tax on something. */
export interface ItemTaxFullDetails {
  /** The amount that is taxed. */
  taxableAmount?: MultiCurrencyPrice;
  /** All rates together, as a decimal number from 0 to 1. */
  taxRate?: string;
  /** All taxes together. */
  totalTax?: MultiCurrencyPrice;
  /** The rates one by one. Superseded by `taxBreakdown`. */
  rateBreakdown?: TaxRateBreakdown[];
  /** The taxes one by one. Read-only. */
  taxBreakdown?: TaxBreakdown[];
}

/** Why and how automatic tax failed. */
export interface AutoTaxFallbackCalculationDetails {
  /** Why. */
  fallbackReason?: FallbackReason;
  /** The calculator's words. */
  error?: ApplicationError;
}

/** How the tax was found. */
export interface TaxCalculationDetails {
  /** How the rate was found. */
  rateType?: RateType;
  /** Why the manual rate was taken. */
  manualRateReason?: ManualCalculationReason;
  /** Why automatic tax failed. */
  autoTaxFallbackDetails?: AutoTaxFallbackCalculationDetails;
}

/** The tax on everything. */
export interface TaxSummary {
  /** The amount that is taxed. Read-only. */
  taxableAmount?: MultiCurrencyPrice;
  /** All taxes together. Read-only. */
  totalTax?: MultiCurrencyPrice;
  /** How the tax was found. */
  calculationDetails?: TaxCalculationDetails;
}

import { entity, type Address } from '@cartwright/core';
import type { AdditionalFee } from '../commerce/discounts-and-fees/additional-fee.js';
import { appliedDiscountShape, type AppliedDiscount } from '../commerce/discounts-and-fees/applied-discount.js';
import type { CalculationErrors } from '../commerce/errors/calculation-errors.js';
import type { GiftCard } from '../commerce/payments/gift-card.js';
import {
  membershipOptionsShape,
  type HostSelectedMembership,
  type InvalidMembership,
  type Membership,
  type SelectedMemberships,
} from '../commerce/payments/memberships.js';
import type { MultiCurrencyPrice, PriceSummary } from '../commerce/prices/multi-currency-price.js';
import type { PaymentOptionType } from '../commerce/line-items/payment-option.js';
import {
  shippingInformationShape,
  type SelectedShippingOption,
  type ShippingInformation,
} from '../commerce/shipping/shipping.js';
import type { ItemTaxFullDetails, TaxableAddress, TaxSummary } from '../commerce/tax/tax.js';
import type { WeightUnit } from '../commerce/line-items/units.js';
import type { Violation } from '../commerce/errors/violation.js';
import { cartShape, type Cart } from './cart.js';

/** What to estimate with. */
export interface EstimateTotalsOptions {
  /** The delivery option. */
  selectedShippingOption?: SelectedShippingOption;
  /** Where it is delivered to. */
  shippingAddress?: Address;
  /** Where the bill goes. */
  billingAddress?: Address;
  /** Memberships that pay. */
  selectedMemberships?: SelectedMemberships;
  /** Whether to calculate tax. Default `true`. */
  calculateTax?: boolean | null;
  /** Whether to calculate shipping. Default `true`. */
  calculateShipping?: boolean | null;
  /** Whether to calculate additional fees. Default `true`. */
  calculateAdditionalFees?: boolean | null;
}

/** What a line item costs, step by step. */
export interface LineItemPricesData {
  /** All of them, after discounts, with tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** All of them, after discounts, without tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** The tax. */
  taxDetails?: ItemTaxFullDetails;
  /** The discounts. */
  totalDiscount?: MultiCurrencyPrice;
  /** One, after discounts of the catalog. */
  price?: MultiCurrencyPrice;
  /** One, before automatic discounts. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** All of them, before discounts and tax. */
  lineItemPrice?: MultiCurrencyPrice;
  /** One, before discounts of the catalog. */
  fullPrice?: MultiCurrencyPrice;
  /** What the extras of one add. */
  modifiers?: MultiCurrencyPrice;
  /** What is paid now, where only a deposit is. */
  depositAmount?: MultiCurrencyPrice;
}

/** What a line item costs. */
export interface CalculatedLineItem {
  /** The line item's id. */
  lineItemId?: string;
  /** Its prices. */
  pricesBreakdown?: LineItemPricesData;
  /** How it is paid for. */
  paymentOption?: PaymentOptionType;
  /** The address that decides about its tax. */
  taxableAddress?: TaxableAddress;
}

/** Memberships that the buyer could pay with, and those chosen. */
export interface MembershipOptions {
  /** Those that can pay. */
  eligibleMemberships?: Membership[];
  /** Those that can not, and why. */
  invalidMemberships?: InvalidMembership[];
  /** Those that were chosen. */
  selectedMemberships?: HostSelectedMembership[];
}

/** What the current cart will cost. */
export interface EstimateTotalsResponse {
  /** The cart. */
  cart?: Cart;
  /** What each line item costs. */
  calculatedLineItems?: CalculatedLineItem[];
  /** The sums. */
  priceSummary?: PriceSummary;
  /** The gift card. */
  giftCard?: GiftCard;
  /** The tax. */
  taxSummary?: TaxSummary;
  /** Deliveries that can be chosen, and the one that the sums are made with. */
  shippingInfo?: ShippingInformation;
  /** The discounts, and what each takes off. */
  appliedDiscounts?: AppliedDiscount[];
  /** What could not be calculated. */
  calculationErrors?: CalculationErrors;
  /** The store's unit of weight. */
  weightUnit?: WeightUnit;
  /** The currency, as three letters of ISO 4217. */
  currency?: string;
  /** What is paid now. Read-only. */
  payNow?: PriceSummary;
  /** What is paid later. Read-only. */
  payLater?: PriceSummary;
  /** What is paid after a free trial. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** Memberships. */
  membershipOptions?: MembershipOptions;
  /** Additional fees. */
  additionalFees?: AdditionalFee[];
  /** What validations of the site object to. Read-only. */
  violations?: Violation[];
}

/** The converted fields of {@link EstimateTotalsResponse}. */
export const estimateShape = /* @__PURE__ */ entity<EstimateTotalsResponse>({
  cart: cartShape,
  shippingInfo: shippingInformationShape,
  membershipOptions: membershipOptionsShape,
  appliedDiscounts: appliedDiscountShape,
});

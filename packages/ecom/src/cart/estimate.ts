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

/** Options for estimating totals. */
export interface EstimateTotalsOptions {
  /** Selected shipping option. */
  selectedShippingOption?: SelectedShippingOption;
  /** Shipping address. */
  shippingAddress?: Address;
  /** Billing address. */
  billingAddress?: Address;
  /** Memberships that pay for line items. */
  selectedMemberships?: SelectedMemberships;
  /**
   * Whether to calculate tax.
   *
   * @default true
   */
  calculateTax?: boolean | null;
  /**
   * Whether to calculate shipping.
   *
   * @default true
   */
  calculateShipping?: boolean | null;
  /**
   * Whether to calculate additional fees.
   *
   * @default true
   */
  calculateAdditionalFees?: boolean | null;
}

/** Price breakdown of a line item. */
export interface LineItemPricesData {
  /** Price of all units, after discounts and tax. */
  totalPriceAfterTax?: MultiCurrencyPrice;
  /** Price of all units, after discounts, before tax. */
  totalPriceBeforeTax?: MultiCurrencyPrice;
  /** Tax on the line item. */
  taxDetails?: ItemTaxFullDetails;
  /** Total discount on the line item. */
  totalDiscount?: MultiCurrencyPrice;
  /** Price of one unit, after catalog discounts. */
  price?: MultiCurrencyPrice;
  /** Price of one unit before automatic discounts. Defaults to `price`. */
  priceBeforeDiscounts?: MultiCurrencyPrice;
  /** Price of all units, before discounts and tax. */
  lineItemPrice?: MultiCurrencyPrice;
  /** Price of one unit before catalog discounts. Defaults to `price`. */
  fullPrice?: MultiCurrencyPrice;
  /** Total price of the modifiers of one unit. */
  modifiers?: MultiCurrencyPrice;
  /** Deposit due at checkout. Set with the payment option `DEPOSIT_ONLINE`. */
  depositAmount?: MultiCurrencyPrice;
}

/** Calculated prices of a line item. */
export interface CalculatedLineItem {
  /** Line item ID. */
  lineItemId?: string;
  /** Price breakdown. */
  pricesBreakdown?: LineItemPricesData;
  /** Payment option. */
  paymentOption?: PaymentOptionType;
  /** Address that determines the item's tax. */
  taxableAddress?: TaxableAddress;
}

/** Available and selected memberships. */
export interface MembershipOptions {
  /** Memberships that can pay for line items, at most 300. */
  eligibleMemberships?: Membership[];
  /** Memberships that cannot be used, with the reason. At most 300. */
  invalidMemberships?: InvalidMembership[];
  /** Memberships selected by the buyer, at most 300. */
  selectedMemberships?: HostSelectedMembership[];
}

/** Estimated totals of a cart. */
export interface EstimateTotalsResponse {
  /** Cart. */
  cart?: Cart;
  /** Prices of the line items. */
  calculatedLineItems?: CalculatedLineItem[];
  /** Totals. */
  priceSummary?: PriceSummary;
  /** Applied gift card. */
  giftCard?: GiftCard;
  /** Tax totals. */
  taxSummary?: TaxSummary;
  /** Available shipping options, and the one that the totals include. */
  shippingInfo?: ShippingInformation;
  /** Applied discounts. */
  appliedDiscounts?: AppliedDiscount[];
  /** Calculation errors. Totals that did not fail are still valid. */
  calculationErrors?: CalculationErrors;
  /** Weight unit of the store. */
  weightUnit?: WeightUnit;
  /** Currency, as an ISO 4217 code. */
  currency?: string;
  /** Totals due at checkout. Read-only. */
  payNow?: PriceSummary;
  /** Totals due after checkout. Read-only. */
  payLater?: PriceSummary;
  /** Totals due when the free trial ends. Read-only. */
  payAfterFreeTrial?: PriceSummary;
  /** Available and selected memberships. */
  membershipOptions?: MembershipOptions;
  /** Additional fees, at most 100. */
  additionalFees?: AdditionalFee[];
  /** Violations reported by validations plugins. Read-only. */
  violations?: Violation[];
}

/**
 * Shape of {@link EstimateTotalsResponse}: which fields are dates, images, page URLs, addresses or floating-point
 * numbers.
 */
export const estimateShape = /* @__PURE__ */ entity<EstimateTotalsResponse>({
  cart: cartShape,
  shippingInfo: shippingInformationShape,
  membershipOptions: membershipOptionsShape,
  appliedDiscounts: appliedDiscountShape,
});

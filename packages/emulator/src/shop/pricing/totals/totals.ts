import type { Tax } from '../tax/tax-on.js';
import type { TaxRate, TaxTable } from '../tax/tax-table.js';
import type { Destination } from '../shipping/destination.js';
import type { ShippingOffer, ShippingRate } from '../shipping/find-shipping.js';
import type { ShippingRegion } from '../shipping/shipping-table.js';
import type { Coupon } from '../coupons/coupon.js';
import type { CouponProblem } from '../coupons/coupon-problem.js';
import type { PayingMembership, PluginAnswers, PluginDiscount, PluginFee } from './plugin-results.js';
/** Whose taxes count: those of the store's place, of the billing address, or of the place that things go to. */
export type TaxableAddress = 'BUSINESS' | 'BILLING' | 'SHIPPING';

/** What totals look at in an item. */
export interface TotalsItem {
  readonly id: string;
  readonly unitPrice: string;
  /** What of the unit price is paid when the order is placed, where the rest is paid later; all of it unless given. */
  readonly upFront?: string;
  /** What of the unit price no membership pays. */
  readonly extras?: string;
  /** How many are paid for, a whole number of at least zero. */
  readonly quantity: number;
  /** Of one, in the store's unit. */
  readonly weight: number;
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** The product; custom items have none. */
  readonly catalogItemId?: string;
  /** What is charged with it, however many there are. */
  readonly fees?: readonly PluginFee[];
  /** The address whose taxes count; where it goes unless given. */
  readonly taxedAt?: TaxableAddress;
  /** Whether it is paid when a free trial is over. */
  readonly trial?: boolean;
}

/** What a merchant takes off: an amount, or a percentage of what the goods cost after the coupon. */
export type MerchantDiscount = { readonly amount: string } | { readonly percentage: number };

/** The way of delivery that the shopper chose. */
export interface SelectedShippingOption {
  readonly carrierId?: string;
  readonly code: string;
}

/** All that the totals of an order depend on. */
export interface TotalsInput {
  readonly items: readonly TotalsItem[];
  readonly coupon?: Coupon;
  /** How often the customer used the coupon before. */
  readonly couponUses?: number;
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  /** Where it goes. Without it there is no shipping and no tax. */
  readonly destination?: Destination;
  /** Whose taxes count where nothing is shipped. */
  readonly billing?: Destination;
  /** The first one offered is taken when not given or not offered. */
  readonly shippingOption?: SelectedShippingOption;
  /** What discount rules take off. */
  readonly rules?: readonly PluginDiscount[];
  /** What plugins say of it. */
  readonly plugins?: PluginAnswers;
  readonly currency: string;
  readonly taxIncludedInPrices: boolean;
  /** The store's taxes, where they are not the emulator's. */
  readonly taxPlaces?: TaxTable;
  /** Where the store ships to, where that is not the emulator's table. */
  readonly shippingRegions?: readonly ShippingRegion[];
  /** The time, ISO 8601: coupons expire. */
  readonly at: string;
  /** Leaves tax out. */
  readonly withoutTax?: boolean;
  /** Leaves shipping out. */
  readonly withoutShipping?: boolean;
  /** Leaves additional fees out. */
  readonly withoutFees?: boolean;
}

/** The amounts of one item. */
export interface ItemTotals {
  readonly id: string;
  /** Unit price times quantity. */
  readonly price: string;
  readonly discount: string;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** One discount and what it takes off. */
export interface AppliedDiscount {
  readonly type: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  readonly amount: string;
  readonly itemIds: readonly string[];
  readonly coupon?: Coupon;
  readonly merchantDiscount?: MerchantDiscount;
  /** A discount that a plugin gives. */
  readonly rule?: { readonly id: string; readonly name: string };
}

/** A fee, and what it costs with its tax. */
export interface FeeTotals {
  readonly fee: PluginFee;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** What a membership pays: all that a line costs, but for its extras. */
export interface MembershipShare extends PayingMembership {
  readonly amount: string;
}

/** The delivery of an order. */
export interface DeliveryTotals {
  readonly offer: ShippingOffer;
  readonly selected: ShippingRate;
  /** Whether `selected` is what the shopper chose, and not the default. */
  readonly requested: boolean;
  readonly discount: string;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** What one authority takes of the whole order. */
export interface TaxTotals {
  readonly rate: TaxRate;
  readonly taxable: string;
  readonly tax: string;
}

/** How taxes were found: by the store's rates, by a plugin, or by the store's rates because the plugin failed. */
export type TaxRateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/** Something that could not be reckoned. */
export type CalculationProblem = CouponProblem;

/**
 * The sums of an order or of a part of it, decimal strings. `total` is `subtotal - discount + shipping + tax + additionalFees`;
 * where prices include the tax, `tax` is a part of the others and is not added.
 */
export interface Sums {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly additionalFees: string;
  readonly total: string;
}

/** The totals of an order. */
export interface Totals extends Sums {
  readonly currency: string;
  /** Whether prices contain the tax. */
  readonly taxIncluded: boolean;
  readonly items: readonly ItemTotals[];
  /** What has to be paid for the order to be placed. With what is paid later, and what memberships pay, it is all of it. */
  readonly payNow: Sums;
  readonly payLater: Sums;
  /** What subscriptions cost when their free trial is over. */
  readonly payAfterFreeTrial?: Sums;
  readonly discounts: readonly AppliedDiscount[];
  readonly delivery?: DeliveryTotals;
  readonly fees: readonly FeeTotals[];
  readonly memberships: readonly MembershipShare[];
  readonly taxes: readonly TaxTotals[];
  /** How the taxes were found. */
  readonly taxRateType: TaxRateType;
  readonly taxable: string;
  readonly couponProblem?: CalculationProblem;
  readonly shippingProblem?: CalculationProblem;
}

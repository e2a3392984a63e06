import type { TaxableAddress } from '../../line-items/line.js';
import type { Tax } from '../tax/tax-on.js';
import type { TaxRate, TaxTable } from '../../settings/tax-table.js';
import type { Destination } from '../shipping/destination.js';
import type { ShippingOffer, ShippingRate } from '../shipping/find-shipping.js';
import type { ShippingRegion } from '../../settings/shipping-table.js';
import type { Coupon } from '../coupons/coupon.js';
import type { CouponProblem } from '../coupons/coupon-problem.js';
import type { PayingMembership, PluginDiscount, PluginFee, PluginResults } from './plugin-results.js';

/** Item of a calculation. */
export interface TotalsItem {
  readonly id: string;
  readonly unitPrice: string;
  /** Part of the unit price that is due when the order is placed. Defaults to the whole unit price. */
  readonly upFront?: string;
  /** Part of the unit price that memberships do not pay: the modifiers. */
  readonly extras?: string;
  /** Number of units to pay, an integer of at least zero. */
  readonly quantity: number;
  /** Weight of one unit, in the store's unit. */
  readonly weight: number;
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** Product ID. Absent for custom items. */
  readonly catalogItemId?: string;
  /** Fees that are charged once per line item, regardless of the quantity. */
  readonly fees?: readonly PluginFee[];
  /** Tax group of the item. Defaults to the products of the store. */
  readonly taxGroupId?: string;
  /** Address whose taxes apply. Defaults to the shipping destination. */
  readonly taxedAt?: TaxableAddress;
  /** Whether the payment is due after a free trial. */
  readonly trial?: boolean;
}

/** Discount by the merchant: an amount, or a percentage of the price of the items after all other discounts. */
export type MerchantDiscount = { readonly amount: string } | { readonly percentage: number };

/** Shipping option that the shopper selected. */
export interface SelectedShippingOption {
  readonly carrierId?: string;
  readonly code: string;
}

/** Gift card that pays for an order. */
export interface TotalsGiftCard {
  readonly id: string;
  readonly code: string;
  /** ID of the app whose plugin manages the card. */
  readonly appId?: string;
  /** Amount that the card can pay. `0` for a card that cannot be used. */
  readonly balance: string;
  /** Amount that the buyer wants to use. Defaults to as much as possible. */
  readonly requestedAmount?: string;
}

/** Input of the calculation of totals. */
export interface TotalsInput {
  readonly items: readonly TotalsItem[];
  readonly coupon?: Coupon;
  /** Number of the customer's previous orders with the coupon. */
  readonly couponUses?: number;
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  /** Shipping destination. Without it, there is no shipping. */
  readonly destination?: Destination;
  /** Billing address, whose taxes apply if nothing is shipped. */
  readonly billing?: Destination;
  /** Selected shipping option. Defaults to the first one that is offered. */
  readonly shippingOption?: SelectedShippingOption;
  /** Discounts of the store's discount rules. */
  readonly rules?: readonly PluginDiscount[];
  /** Results of service plugins. */
  readonly plugins?: PluginResults;
  readonly giftCard?: TotalsGiftCard;
  readonly currency: string;
  readonly taxIncludedInPrices: boolean;
  /** Tax rates of the store. Defaults to those of the emulator. */
  readonly taxPlaces?: TaxTable;
  /** Shipping regions of the store. Defaults to those of the emulator. */
  readonly shippingRegions?: readonly ShippingRegion[];
  /** Current time, as an ISO 8601 string. */
  readonly at: string;
  /** Whether to omit tax. */
  readonly withoutTax?: boolean;
  /** Whether to omit shipping. */
  readonly withoutShipping?: boolean;
  /** Whether to omit additional fees. */
  readonly withoutFees?: boolean;
  /** Whether there is no delivery unless the selected shipping option is offered. */
  readonly selectedDeliveryOnly?: boolean;
}

/** Amounts of an item. */
export interface ItemTotals {
  readonly id: string;
  /** Unit price times quantity. */
  readonly price: string;
  readonly discount: string;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** Part of an amount that belongs to one item. */
interface ItemAmount {
  readonly id: string;
  readonly amount: string;
}

/** Discount with its amount. */
export interface AppliedDiscount {
  readonly type: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  readonly amount: string;
  readonly itemIds: readonly string[];
  /** Amounts by item. Set for `SPECIFIC_ITEMS`. */
  readonly itemAmounts?: readonly ItemAmount[];
  readonly coupon?: Coupon;
  readonly merchantDiscount?: MerchantDiscount;
  /** Discount rule of the store or of a plugin. */
  readonly rule?: { readonly id: string; readonly name: string };
}

/** Fee with its amounts. */
export interface FeeTotals {
  readonly fee: PluginFee;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** Amount that a membership pays: the price of a line item without its modifiers. */
export interface MembershipShare extends PayingMembership {
  readonly amount: string;
}

/** Gift card that pays for an order, with the amount that it pays. */
export interface GiftCardPayment extends TotalsGiftCard {
  readonly amount: string;
}

/** Delivery of an order. */
export interface DeliveryTotals {
  readonly offer: ShippingOffer;
  readonly selected: ShippingRate;
  /** Whether the shopper selected the option. */
  readonly requested: boolean;
  readonly discount: string;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** Tax of one jurisdiction on the whole order. */
export interface TaxTotals {
  readonly rate: TaxRate;
  readonly taxable: string;
  readonly tax: string;
}

/** Source of the tax: the store's rates, a plugin, or the store's rates because the plugin failed. */
export type TaxRateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/** Reason why a part of the totals could not be calculated. */
export type CalculationProblem = CouponProblem;

/**
 * Sums of an order or of a part of it, as decimal strings. `total` is `subtotal - discount + shipping + tax +
 * additionalFees`. If prices include tax, `tax` is contained in the other sums and not added.
 */
export interface Sums {
  readonly subtotal: string;
  readonly discount: string;
  readonly shipping: string;
  readonly tax: string;
  readonly additionalFees: string;
  readonly total: string;
}

/** Totals of an order. */
export interface Totals extends Sums {
  readonly currency: string;
  /** Whether prices include tax. */
  readonly taxIncluded: boolean;
  readonly items: readonly ItemTotals[];
  /**
   * Sums that are due when the order is placed. Together with `payLater`, `payAfterFreeTrial` and the memberships, they
   * add up to the totals.
   */
  readonly payNow: Sums;
  readonly payLater: Sums;
  /** Sums of subscriptions that are due after their free trial. */
  readonly payAfterFreeTrial?: Sums;
  readonly discounts: readonly AppliedDiscount[];
  readonly delivery?: DeliveryTotals;
  readonly fees: readonly FeeTotals[];
  readonly memberships: readonly MembershipShare[];
  /** Total without the part that memberships pay. */
  readonly due: string;
  readonly giftCard?: GiftCardPayment;
  /** Amounts that remain to be paid after memberships and the gift card. */
  readonly afterGiftCard: { readonly total: string; readonly payNow: string };
  readonly taxes: readonly TaxTotals[];
  readonly taxRateType: TaxRateType;
  readonly taxable: string;
  readonly couponProblem?: CalculationProblem;
  readonly shippingProblem?: CalculationProblem;
}

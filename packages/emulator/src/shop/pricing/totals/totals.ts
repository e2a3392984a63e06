import type { TaxableAddress } from '../../line-items/line.js';
import type { Tax } from '../tax/tax-on.js';
import type { TaxRate, TaxTable } from '../tax/tax-table.js';
import type { Destination } from '../shipping/destination.js';
import type { ShippingOffer, ShippingRate } from '../shipping/find-shipping.js';
import type { ShippingRegion } from '../shipping/shipping-table.js';
import type { Coupon } from '../coupons/coupon.js';
import type { CouponProblem } from '../coupons/coupon-problem.js';
import type { PayingMembership, PluginDiscount, PluginFee, PluginResults } from './plugin-results.js';

/** An item as its price is calculated. */
export interface TotalsItem {
  readonly id: string;
  readonly unitPrice: string;
  /** The part of the unit price that is paid when the order is placed, where the rest is paid later; all of it unless given. */
  readonly upFront?: string;
  /** The part of the unit price that memberships do not pay. */
  readonly extras?: string;
  /** Number of units to pay, an integer of at least zero. */
  readonly quantity: number;
  /** The weight of one piece, in the store's unit. */
  readonly weight: number;
  readonly shippable: boolean;
  readonly collectionIds: readonly string[];
  /** The product; custom items have none. */
  readonly catalogItemId?: string;
  /** Fees that are charged once per line item, regardless of the quantity. */
  readonly fees?: readonly PluginFee[];
  /** The address whose taxes apply; the shipping destination unless given. */
  readonly taxedAt?: TaxableAddress;
  /** Whether the payment is due after a free trial. */
  readonly trial?: boolean;
}

/** A discount that the merchant gives: an amount, or a percentage of the price of the items after all other discounts. */
export type MerchantDiscount = { readonly amount: string } | { readonly percentage: number };

/** The shipping option that the shopper chose. */
export interface SelectedShippingOption {
  readonly carrierId?: string;
  readonly code: string;
}

/** A gift card that pays for an order. */
export interface TotalsGiftCard {
  readonly id: string;
  readonly code: string;
  /** The app that keeps the card, where a plugin does. */
  readonly appId?: string;
  /** The amount that the card can pay; `0` for a card that cannot be used. */
  readonly balance: string;
  /** The amount that the buyer wants to use; as much as possible unless given. */
  readonly requestedAmount?: string;
}

/** Everything that the totals of an order depend on. */
export interface TotalsInput {
  readonly items: readonly TotalsItem[];
  readonly coupon?: Coupon;
  /** The number of former orders of the customer that used the coupon. */
  readonly couponUses?: number;
  readonly merchantDiscounts?: readonly MerchantDiscount[];
  /** The shipping destination. Without it there is no shipping. */
  readonly destination?: Destination;
  /** The billing address, whose taxes apply where nothing is shipped. */
  readonly billing?: Destination;
  /** The first one offered is taken when not given or not offered. */
  readonly shippingOption?: SelectedShippingOption;
  /** The discounts of the store's discount rules. */
  readonly rules?: readonly PluginDiscount[];
  /** The results of service plugins. */
  readonly plugins?: PluginResults;
  readonly giftCard?: TotalsGiftCard;
  readonly currency: string;
  readonly taxIncludedInPrices: boolean;
  /** The store's tax rates; those of the emulator unless given. */
  readonly taxPlaces?: TaxTable;
  /** The store's shipping regions; those of the emulator unless given. */
  readonly shippingRegions?: readonly ShippingRegion[];
  /** The current time, ISO 8601. */
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

/** A discount and its amount. */
export interface AppliedDiscount {
  readonly type: 'GLOBAL' | 'SPECIFIC_ITEMS' | 'SHIPPING';
  readonly amount: string;
  readonly itemIds: readonly string[];
  readonly coupon?: Coupon;
  readonly merchantDiscount?: MerchantDiscount;
  /** The discount rule, of the store or of a plugin. */
  readonly rule?: { readonly id: string; readonly name: string };
}

/** A fee and its amounts. */
export interface FeeTotals {
  readonly fee: PluginFee;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** The amount that a membership pays: the price of a line item without its extras. */
export interface MembershipShare extends PayingMembership {
  readonly amount: string;
}

/** The gift card that pays for an order, and the amount that it pays. */
export interface GiftCardPayment extends TotalsGiftCard {
  readonly amount: string;
}

/** The delivery of an order. */
export interface DeliveryTotals {
  readonly offer: ShippingOffer;
  readonly selected: ShippingRate;
  /** Whether the shopper chose `selected`. */
  readonly requested: boolean;
  readonly discount: string;
  readonly tax: Tax;
  readonly totalBeforeTax: string;
  readonly totalAfterTax: string;
}

/** The tax of one jurisdiction on the whole order. */
export interface TaxTotals {
  readonly rate: TaxRate;
  readonly taxable: string;
  readonly tax: string;
}

/** How taxes were calculated: by the store's rates, by a plugin, or by the store's rates because the plugin failed. */
export type TaxRateType = 'NO_TAX_COLLECTED' | 'MANUAL_RATE' | 'AUTO_RATE' | 'FALLBACK_RATE';

/** The reason why a part of the totals could not be calculated. */
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
  /** The sums that are paid when the order is placed. They add up to the whole with `payLater`, `payAfterFreeTrial` and the memberships. */
  readonly payNow: Sums;
  readonly payLater: Sums;
  /** The sums of subscriptions that are paid after their free trial. */
  readonly payAfterFreeTrial?: Sums;
  readonly discounts: readonly AppliedDiscount[];
  readonly delivery?: DeliveryTotals;
  readonly fees: readonly FeeTotals[];
  readonly memberships: readonly MembershipShare[];
  /** The total without the part that memberships pay. */
  readonly due: string;
  readonly giftCard?: GiftCardPayment;
  /** The amounts that memberships and the gift card leave to be paid. */
  readonly afterGiftCard: { readonly total: string; readonly payNow: string };
  readonly taxes: readonly TaxTotals[];
  readonly taxRateType: TaxRateType;
  readonly taxable: string;
  readonly couponProblem?: CalculationProblem;
  readonly shippingProblem?: CalculationProblem;
}

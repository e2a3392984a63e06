import { entity, float } from '@cartwright/core';

/** Group of items that a coupon applies to. */
export interface Group {
  /** Group name, such as `product` or `collection`. */
  name?: string;
  /** ID of one entity of the group. If absent, the coupon applies to the whole group. */
  entityId?: string | null;
}

/** Items that a coupon applies to. */
export interface Scope {
  /** App: `stores`, `bookings`, `events` or `pricingPlans`. */
  namespace?: string;
  /** Group of items. If absent, the coupon applies to all items of the app. */
  group?: Group;
}

/** "Buy X, get Y free" discount. */
export interface BuyXGetY {
  /** Quantity to buy. */
  x?: number;
  /** Quantity that is free. */
  y?: number;
}

/**
 * Terms of a coupon. Exactly one of `moneyOffAmount`, `percentOffRate`, `freeShipping`, `fixedPriceAmount` and
 * `buyXGetY` sets the discount.
 */
export interface Specification {
  /** Items that the coupon applies to. Cannot be combined with `minimumSubtotal`. */
  scope?: Scope;
  /** Minimum subtotal before discounts for the coupon to apply. */
  minimumSubtotal?: number | null;
  /** Amount off, in the site's currency. */
  moneyOffAmount?: number;
  /** Percentage off, such as `10` for 10 %. */
  percentOffRate?: number;
  /** Whether shipping is free. */
  freeShipping?: boolean;
  /** Fixed price of the items, in the site's currency. */
  fixedPriceAmount?: number;
  /** "Buy X, get Y free" discount. */
  buyXGetY?: BuyXGetY;
  /** Coupon name. */
  name?: string | null;
  /** Code that the buyer enters. At most 20 characters, unique on the site. */
  code?: string | null;
  /** Start of validity, as a string of milliseconds since the Unix epoch. */
  startTime?: string | null;
  /** End of validity, as a string of milliseconds since the Unix epoch. */
  expirationTime?: string | null;
  /** Total number of times the coupon can be used. If absent, usage is unlimited. */
  usageLimit?: number | null;
  /** Number of times one buyer can use the coupon. If absent, usage is unlimited. */
  limitPerCustomer?: number | null;
  /** Whether the coupon applies to only one item, the cheapest. */
  limitedToOneItem?: boolean | null;
  /** Whether the coupon also applies to subscriptions. */
  appliesToSubscriptions?: boolean | null;
  /** Number of discounted billing cycles of a pricing plan, at most 999. If absent, all cycles are discounted. */
  discountedCycleCount?: number | null;
  /**
   * Whether the coupon is active.
   *
   * @default true
   */
  active?: boolean | null;
  /** Type of the discount, such as `moneyOffAmount`. Read-only. */
  type?: string;
}

/** Coupon image. */
export interface MediaItem {
  /** Image URL. */
  url?: string;
  /** Image width, in pixels. */
  width?: number;
  /** Image height, in pixels. */
  height?: number;
}

/** Display data of a coupon. */
export interface DisplayData {
  /** Coupon name. */
  name?: string;
  /** Coupon image. */
  mediaItem?: MediaItem;
  /** Formatted discount. */
  formattedPrice?: string | null;
}

/** Coupon of a site. */
export interface Coupon {
  /** Coupon ID. */
  _id?: string;
  /** Terms of the coupon. */
  specification?: Specification;
  /** Time of creation, as a string of milliseconds since the Unix epoch. */
  dateCreated?: string;
  /** Whether the coupon has expired. Read-only. */
  expired?: boolean;
  /** Number of times the coupon was used. Read-only. */
  numberOfUsages?: number;
  /** Display data. Read-only. */
  displayData?: DisplayData;
  /** ID of the app that created the coupon. Absent if created by the merchant. Read-only. */
  appId?: string | null;
}

/** Shape of {@link Specification}: which fields are floating-point numbers. */
export const specificationShape = /* @__PURE__ */ entity<Specification>({
  minimumSubtotal: float,
  moneyOffAmount: float,
  percentOffRate: float,
  fixedPriceAmount: float,
});

/** Shape of {@link Coupon}: which fields are floating-point numbers. */
export const couponShape = /* @__PURE__ */ entity<Coupon>({ specification: specificationShape });

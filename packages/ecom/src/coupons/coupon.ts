import { entity, float } from '@cartwright/core';

/** A group of an app's items, or one of them. */
export interface Group {
  /** What is in it, such as `product` or `collection`. */
  name?: string;
  /** One of the group; all without it. */
  entityId?: string | null;
}

/** What a coupon is for. */
export interface Scope {
  /** The app: `stores`, `bookings`, `events` or `pricingPlans`. */
  namespace?: string;
  /** A group of the app's items; all items without one. */
  group?: Group;
}

/** Who buys some gets some for nothing. */
export interface BuyXGetY {
  /** How many are bought. */
  x?: number;
  /** How many of them are free. */
  y?: number;
}

/**
 * What a coupon takes off, of what and when. What it takes off is one of `moneyOffAmount`, `percentOffRate`,
 * `freeShipping`, `fixedPriceAmount` and `buyXGetY`.
 */
export interface Specification {
  /** What it is for: all of an app, a group or one item. Not together with `minimumSubtotal`. */
  scope?: Scope;
  /** It is only for carts whose items cost at least this much, before discounts. */
  minimumSubtotal?: number | null;
  /** It takes off this amount. */
  moneyOffAmount?: number;
  /** It takes off this many percent. */
  percentOffRate?: number;
  /** Shipping costs nothing. */
  freeShipping?: boolean;
  /** Items cost this much. */
  fixedPriceAmount?: number;
  /** Who buys some gets some for nothing. */
  buyXGetY?: BuyXGetY;
  /** Its name. */
  name?: string | null;
  /** What the buyer enters: at most 20 characters, and each code once on a site. */
  code?: string | null;
  /** When it begins, in milliseconds since 1970, as digits. */
  startTime?: string | null;
  /** When it ends, in milliseconds since 1970, as digits. */
  expirationTime?: string | null;
  /** How often it can be used in all. */
  usageLimit?: number | null;
  /** How often one buyer can use it. */
  limitPerCustomer?: number | null;
  /** Whether it is for one item only: the cheapest. */
  limitedToOneItem?: boolean | null;
  /** Whether it is for subscriptions too. */
  appliesToSubscriptions?: boolean | null;
  /** How many cycles of a subscription it is for. Only for pricing plans. */
  discountedCycleCount?: number | null;
  /** Whether it can be used. Default `true`. */
  active?: boolean | null;
  /** What it does, such as `moneyOffAmount`. Read-only. */
  type?: string;
}

/** The picture of a coupon. */
export interface MediaItem {
  /** Its URL. */
  url?: string;
  /** Its width, in pixels. */
  width?: number;
  /** Its height, in pixels. */
  height?: number;
}

/** How a coupon is shown. */
export interface DisplayData {
  /** Its name. */
  name?: string;
  /** Its picture. */
  mediaItem?: MediaItem;
  /** What it takes off, in words. */
  formattedPrice?: string | null;
}

/** A coupon of the store. */
export interface Coupon {
  /** Its id. */
  _id?: string;
  /** What it takes off, and when. */
  specification?: Specification;
  /** When it was made, in milliseconds since 1970, as digits. */
  dateCreated?: string;
  /** Whether it has expired. Read-only. */
  expired?: boolean;
  /** How often it was used. Read-only. */
  numberOfUsages?: number;
  /** How it is shown. Read-only. */
  displayData?: DisplayData;
  /** The app that made it; none when the merchant did. Read-only. */
  appId?: string | null;
}

/** The converted fields of {@link Specification}. */
export const specificationShape = /* @__PURE__ */ entity<Specification>({
  minimumSubtotal: float,
  moneyOffAmount: float,
  percentOffRate: float,
  fixedPriceAmount: float,
});

/** The converted fields of {@link Coupon}. */
export const couponShape = /* @__PURE__ */ entity<Coupon>({ specification: specificationShape });

import type { Tenant } from '../../../kernel/state/tenant.js';

/**
 * Benefit of a coupon: a percentage or amount off the items, free shipping, a fixed price per item, or the cheapest `y` of
 * each `x + y` items for free. Amounts are decimal strings.
 */
export type CouponBenefit =
  | { readonly percentOffRate: number }
  | { readonly moneyOffAmount: string }
  | { readonly freeShipping: true }
  | { readonly fixedPriceAmount: string }
  | { readonly buyXGetY: { readonly x: number; readonly y: number } };

/** Items that a coupon applies to: all items of an app, one product, or one collection. */
export interface CouponScope {
  /** Namespace of the app, such as `stores`. The emulator has no items of other namespaces. */
  readonly namespace: string;
  readonly group?: { readonly name: string; readonly entityId?: string };
}

/** Stored coupon. Dates are ISO 8601 strings, amounts decimal strings in the store's currency. */
export interface Coupon {
  readonly id: string;
  /** Code that the shopper enters. Not case-sensitive. */
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly startTime: string;
  readonly expirationTime?: string;
  /** Maximum number of orders. */
  readonly usageLimit?: number;
  /** Maximum number of orders per customer. */
  readonly limitPerCustomer?: number;
  readonly numberOfUsages: number;
  readonly minimumSubtotal?: string;
  /** Items that the coupon applies to. Defaults to all items. */
  readonly scope?: CouponScope;
  /** Whether the coupon applies only to one unit of the cheapest item. */
  readonly limitedToOneItem?: boolean;
  readonly appliesToSubscriptions?: boolean;
  readonly benefit: CouponBenefit;
  readonly dateCreated: string;
  /** ID of the app that created the coupon. Absent if the merchant created it. */
  readonly appId?: string;
  /** ID of the last order with the coupon. */
  readonly lastOrderId?: string;
}

/** Coupons of a tenant. */
export const coupons = (tenant: Tenant) => tenant.collection<Coupon>('coupons');

/** Finds a coupon by its code. Not case-sensitive. */
export function findCoupon(tenant: Tenant, code: string): Coupon | undefined {
  const wanted = code.trim().toUpperCase();
  for (const coupon of coupons(tenant).values()) if (coupon.code.toUpperCase() === wanted) return coupon;
  return undefined;
}

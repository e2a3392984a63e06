import type { Tenant } from '../state/tenant.js';

/** What a coupon takes off: a percentage of the goods, an amount of them, or the cost of shipping. */
export type CouponBenefit =
  { readonly percentOffRate: number } | { readonly moneyOffAmount: string } | { readonly freeShipping: true };

/** A coupon as the emulator keeps it. Dates are ISO 8601, amounts decimal strings in the store's currency. */
export interface Coupon {
  readonly id: string;
  /** What the shopper types; upper and lower case do not matter. */
  readonly code: string;
  readonly name: string;
  readonly active: boolean;
  readonly startTime: string;
  readonly expirationTime?: string;
  /** How many orders may use it. */
  readonly usageLimit?: number;
  readonly numberOfUsages: number;
  readonly minimumSubtotal?: string;
  /** Only products of this collection are cheaper. */
  readonly collectionId?: string;
  readonly benefit: CouponBenefit;
}

/** The tenant's coupons. */
export const coupons = (tenant: Tenant) => tenant.collection<Coupon>('coupons');

/** Finds a coupon by its code, whatever its case. */
export function findCoupon(tenant: Tenant, code: string): Coupon | undefined {
  const wanted = code.trim().toUpperCase();
  for (const coupon of coupons(tenant).values()) if (coupon.code.toUpperCase() === wanted) return coupon;
  return undefined;
}

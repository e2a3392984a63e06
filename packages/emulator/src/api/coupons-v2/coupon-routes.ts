import type { Route } from '../../protocol/routing/route.js';
import { createCoupon, deleteCoupon, getCoupon, queryCoupons, updateCoupon } from './coupons-routes.js';

/** The routes of coupons. */
export const couponRoutes: readonly Route[] = [createCoupon, queryCoupons, getCoupon, updateCoupon, deleteCoupon];

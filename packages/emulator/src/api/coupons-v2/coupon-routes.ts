import type { Route } from '../../protocol/routing/route.js';
import { createCoupon } from './create-coupon.js';
import { deleteCoupon } from './delete-coupon.js';
import { getCoupon } from './get-coupon.js';
import { queryCoupons } from './query-coupons.js';
import { updateCoupon } from './update-coupon.js';

/** The routes of coupons. */
export const couponRoutes: readonly Route[] = [createCoupon, queryCoupons, getCoupon, updateCoupon, deleteCoupon];

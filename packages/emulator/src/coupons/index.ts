export { type Coupon, type CouponBenefit, coupons, findCoupon } from './coupon.js';
export { type CouponItem, type CouponProblem, couponProblem, refusedCoupon, unknownCoupon } from './coupon-problem.js';
export { seedCoupons } from './seed-coupons.js';

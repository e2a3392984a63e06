export { type Coupon, type CouponBenefit, findCoupon } from './coupon.js';
export { type CouponProblem, couponProblem, refusedCoupon, unknownCoupon } from './coupon-problem.js';
export { type CouponItem, covers, isRestricted } from './coupon-scope.js';
export { type Customer, countCustomer, countUse, usesOf } from './coupon-uses.js';
export { seedCoupons } from './seed-coupons.js';

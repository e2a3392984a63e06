export type * from './index.js';
export {
  createCoupon,
  deleteCoupon,
  getCoupon,
  onCouponApplied,
  onCouponCreated,
  onCouponDeleted,
  onCouponUpdated,
  queryCoupons,
  updateCoupon,
} from './index.js';

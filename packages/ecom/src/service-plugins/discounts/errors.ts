import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** There is no such coupon. */
export const CouponDoesNotExistWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponDoesNotExist', {
  applicationCode: 'ERROR_COUPON_DOES_NOT_EXIST',
  httpCode: 404,
});

/** The coupon has expired. */
export const CouponHasExpiredWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponHasExpired', {
  applicationCode: 'ERROR_COUPON_HAS_EXPIRED',
  httpCode: 428,
});

/** The coupon is switched off. */
export const CouponIsDisabledWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponIsDisabled', {
  applicationCode: 'ERROR_COUPON_IS_DISABLED',
  httpCode: 428,
});

/** The coupon is not valid yet. */
export const CouponIsNotActiveYetWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponIsNotActiveYet', {
  applicationCode: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  httpCode: 428,
});

/** The buyer has used the coupon as often as they may. */
export const CouponLimitPerCustomerExceededWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'CouponLimitPerCustomerExceeded',
  { applicationCode: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', httpCode: 428 },
);

/** The coupon was used as often as it may be. */
export const CouponUsageExceededWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponUsageExceeded', {
  applicationCode: 'ERROR_COUPON_USAGE_EXCEEDED',
  httpCode: 428,
});

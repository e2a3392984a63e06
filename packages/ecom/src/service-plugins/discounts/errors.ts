import { pluginApplicationErrorClass } from '@cartwright/core/plugins';

/** Throw if the coupon does not exist. Application code `ERROR_COUPON_DOES_NOT_EXIST`, status 404. */
export const CouponDoesNotExistWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponDoesNotExist', {
  applicationCode: 'ERROR_COUPON_DOES_NOT_EXIST',
  httpCode: 404,
});

/** Throw if the coupon has expired. Application code `ERROR_COUPON_HAS_EXPIRED`, status 428. */
export const CouponHasExpiredWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponHasExpired', {
  applicationCode: 'ERROR_COUPON_HAS_EXPIRED',
  httpCode: 428,
});

/** Throw if the coupon is disabled. Application code `ERROR_COUPON_IS_DISABLED`, status 428. */
export const CouponIsDisabledWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponIsDisabled', {
  applicationCode: 'ERROR_COUPON_IS_DISABLED',
  httpCode: 428,
});

/** Throw if the coupon is not active yet. Application code `ERROR_COUPON_IS_NOT_ACTIVE_YET`, status 428. */
export const CouponIsNotActiveYetWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponIsNotActiveYet', {
  applicationCode: 'ERROR_COUPON_IS_NOT_ACTIVE_YET',
  httpCode: 428,
});

/** Throw if the buyer has reached the coupon's limit per customer. */
export const CouponLimitPerCustomerExceededWixError = /* @__PURE__ */ pluginApplicationErrorClass(
  'CouponLimitPerCustomerExceeded',
  { applicationCode: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED', httpCode: 428 },
);

/** Throw if the coupon has reached its usage limit. */
export const CouponUsageExceededWixError = /* @__PURE__ */ pluginApplicationErrorClass('CouponUsageExceeded', {
  applicationCode: 'ERROR_COUPON_USAGE_EXCEEDED',
  httpCode: 428,
});

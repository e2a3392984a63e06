import { expect, test } from 'vitest';
import { errors } from './language/en/errors.js';
import { describeError } from './describe-error.js';

const refusal = (reason: string) => ({ code: 'INVALID_COUPON_STATUS', invalidCouponStatusData: { reason } });

test.each([
  [refusal('EXPIRED'), 'This coupon has expired. Please remove it.'],
  [{ code: 'INVALID_COUPON_CODE' }, 'There is no coupon with this code. Please remove it.'],
  [refusal('MAX_USAGE_PER_CUSTOMER_EXCEEDED'), 'You have used this coupon as often as it allows. Please remove it.'],
  [refusal('INACTIVE'), 'This coupon cannot be used yet. Please remove it.'],
  [{ code: 'SOMETHING_NEW', description: 'Not on Sundays.' }, 'Not on Sundays. Please remove it.'],
  [{}, 'This coupon cannot be used. Please remove it.'],
])('explains why an applied coupon gives no discount: %o', (refusal, words) => {
  expect(describeError(refusal, errors, errors.appliedCoupon)).toBe(words);
});

test('errors that do not concern the coupon have the message of other errors', () => {
  expect(describeError(new Error('nonsense'), errors, errors.coupon)).toBe('Something went wrong. Try again.');
});

import { expect, test } from 'vitest';
import { describeAppliedCoupon, describeCoupon } from './describe-coupon.js';

test.each([
  [{ code: 'ERROR_COUPON_HAS_EXPIRED' }, 'This coupon has expired. Please remove it.'],
  [{ code: 'ERROR_COUPON_DOES_NOT_EXIST' }, 'There is no coupon with this code. Please remove it.'],
  [
    { code: 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED' },
    'You have used this coupon as often as it allows. Please remove it.',
  ],
  [
    { code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET', data: { startTime: '2100-05-03T12:00:00.000Z' } },
    'This coupon cannot be used yet. It begins on May 3, 2100.',
  ],
  [{ code: 'ERROR_COUPON_IS_NOT_ACTIVE_YET' }, 'This coupon cannot be used yet. Please remove it.'],
  [{ code: 'SOMETHING_NEW', description: 'Not on Sundays.' }, 'Not on Sundays. Please remove it.'],
  [{}, 'This coupon cannot be used. Please remove it.'],
])('explains why an applied coupon gives no discount: %o', (refusal, words) => {
  expect(describeAppliedCoupon(refusal)).toBe(words);
});

test('errors that do not concern the coupon have the message of other errors', () => {
  expect(describeCoupon(new Error('nonsense'))).toBe('Something went wrong. Try again.');
});

import { expect, test } from 'vitest';
import { callPlugin } from '../../testing/call-plugin.js';
import * as discounts from './index.js';

const ask = (getEligibleDiscounts: discounts.DiscountsHandlers['getEligibleDiscounts']) =>
  callPlugin(
    discounts.provideHandlers,
    { getEligibleDiscounts },
    {
      componentType: 'ECOM_DISCOUNTS',
      path: '/v1/eligible-discounts',
      request: { lineItems: [{ id: 'l', quantity: 2 }] },
    },
  );

test('returns the eligible discounts of a purchase', async () => {
  const response = await ask(({ request }) => ({
    discounts: [{ lineItemsDiscounts: { lineItems: [{ _id: request.lineItems?.[0]?._id ?? '' }] } }],
  }));
  expect(response).toEqual([200, { discounts: [{ lineItemsDiscounts: { lineItems: [{ id: 'l' }] } }] }]);
});

test.each([
  [discounts.CouponDoesNotExistWixError, 404, 'ERROR_COUPON_DOES_NOT_EXIST'],
  [discounts.CouponHasExpiredWixError, 428, 'ERROR_COUPON_HAS_EXPIRED'],
  [discounts.CouponIsDisabledWixError, 428, 'ERROR_COUPON_IS_DISABLED'],
  [discounts.CouponIsNotActiveYetWixError, 428, 'ERROR_COUPON_IS_NOT_ACTIVE_YET'],
  [discounts.CouponLimitPerCustomerExceededWixError, 428, 'ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED'],
  [discounts.CouponUsageExceededWixError, 428, 'ERROR_COUPON_USAGE_EXCEEDED'],
])('%o is status %i, %s', async (Refusal, status, code) => {
  const response = await ask(() => {
    throw new Refusal();
  });
  expect(response).toEqual([status, { applicationError: { code } }]);
});

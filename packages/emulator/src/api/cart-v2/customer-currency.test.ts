import fc from 'fast-check';
import { expect, test } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';
import { createEmulator } from '../../create-emulator.js';
import { convert } from '../../kernel/money/convert.js';
import { byId, getCode, current, portland, shopperWith } from '../../testing/cart-v2.js';
import { simpleProduct } from '../../testing/shopper.js';
import { Merchant } from '../../testing/merchant.js';

const emulator = createEmulator({ catalogVersion: 'v1' });
const product = await simpleProduct(emulator, 50);

/** All amounts in a value. */
const moneyIn = (value: unknown): { amount: string; convertedAmount: string }[] => {
  if (typeof value !== 'object' || value === null) return [];
  const { amount, convertedAmount } = value as Record<string, unknown>;
  if (typeof amount === 'string' && typeof convertedAmount === 'string') return [{ amount, convertedAmount }];
  return Object.values(value).flatMap(moneyIn);
};

/** A cart with delivery, coupon and tax, whose customer chose a currency. */
async function cartIn(currencyCode: string, quantity: number) {
  const { cart, shopper } = await shopperWith(emulator, product.id, quantity);
  await current(shopper, 'POST', 'add-coupon', { coupon: { code: 'WELCOME10' } });
  await current(shopper, 'PATCH', '', { cart: { deliveryInfo: { address: { ...portland, subdivision: 'US-CA' } } } });
  await current(shopper, 'POST', 'set-delivery-method', { deliveryMethod: { code: 'standard' } });
  const { body } = await byId(shopper, 'POST', cart.id, 'get-checkout-url', { currencyCode });
  const calculated = (await current(shopper, 'POST', 'calculate', {})).body;
  return { shopper, cart, checkoutUrl: body.checkoutUrl, calculated };
}

test('the checkout page in a currency makes it the customer’s, and the store’s is charged', async () => {
  const { calculated, checkoutUrl } = await cartIn('EUR', 2);
  expect(new URL(checkoutUrl).searchParams.get('currency')).toBe('EUR');
  expect(calculated.cart).toMatchObject({
    businessInfo: { currencyCode: 'USD' },
    customerInfo: { currencyCode: 'EUR' },
    paymentInfo: { currencyCode: 'USD' },
  });
  const { amount, convertedAmount } = calculated.summary.priceSummary.total;
  expect(convertedAmount).toBe(convert(amount, 'USD', 'EUR'));
  const page = await (await emulator.fetch(new Request(checkoutUrl))).text();
  expect(page).toContain(`€${convertedAmount}`);
  expect(page).toContain(`$${amount}`);
});

test('property: every amount of a cart is converted by itself, to the minor units of the currency', async () => {
  const quantity = fc.integer({ min: 1, max: 9 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'CAD', 'JPY'), quantity, async (code, count) => {
      const { calculated } = await cartIn(code, count);
      const money = moneyIn(calculated);
      expect(money.length).toBeGreaterThan(15);
      for (const { amount, convertedAmount } of money) {
        expect(convertedAmount).toBe(convert(amount, 'USD', code));
        expect(convertedAmount).toMatch(code === 'JPY' ? /^\d+$/ : /^\d+\.\d\d$/);
      }
    }),
    { numRuns: repetitions({ sample: 8, full: 30, soak: 200 }) },
  );
});

test('other currencies are refused, and the customer’s currency cannot be updated', async () => {
  const { cart, shopper } = await shopperWith(emulator, product.id);
  for (const currencyCode of ['XXX', 'eur', 'KWD']) {
    const { body, status } = await byId(shopper, 'POST', cart.id, 'get-checkout-url', { currencyCode });
    expect([status, body.details?.validationError?.fieldViolations[0]?.field]).toEqual([400, 'currencyCode']);
  }
  const { body } = await current(shopper, 'PATCH', '', { cart: { customerInfo: { currencyCode: 'EUR' } } });
  expect(body.cart.customerInfo).toMatchObject({ currencyCode: 'USD' });
  expect(moneyIn(body).filter(({ amount, convertedAmount }) => amount !== convertedAmount)).toEqual([]);
});

test('a coupon that is refused names its minimum in both currencies', async () => {
  const { cart, shopper } = await shopperWith(emulator, product.id);
  await byId(shopper, 'POST', cart.id, 'get-checkout-url', { currencyCode: 'JPY' });
  const specification = {
    name: 'Big one',
    code: 'BIGONE',
    startTime: '1704067200000',
    moneyOffAmount: 5,
    minimumSubtotal: 9000,
  };
  await new Merchant(emulator).send('POST', '/stores/v2/coupons', { specification });
  const refused = await current(shopper, 'POST', 'add-coupon', { coupon: { code: 'BIGONE' } });
  expect(getCode(refused)).toBe('INVALID_COUPON_STATUS');
  expect(moneyIn(refused.body.details)).toEqual([{ amount: '9000.00', convertedAmount: '1350000' }]);
});

import { expect, test } from 'vitest';
import { readCoupon } from './read-coupon.js';

const now = new Date('2026-11-23T12:00:00Z');
const texts = {
  name: 'Autumn',
  code: 'AUTUMN',
  kind: 'percentOffRate',
  value: '15',
  minimum: '',
  limit: '',
  until: '',
};

test('reads a coupon that is valid from now on', () => {
  expect(readCoupon(texts, now, 'USD')).toEqual({
    name: 'Autumn',
    code: 'AUTUMN',
    startTime: String(now.getTime()),
    percentOffRate: 15,
    scope: { namespace: 'stores' },
  });
});

test('reads a minimum, a limit and the last day', () => {
  const given = { ...texts, kind: 'moneyOffAmount', value: '7.50', minimum: '50', limit: '100', until: '2026-11-30' };
  expect(readCoupon(given, now, 'USD')).toMatchObject({
    moneyOffAmount: 7.5,
    minimumSubtotal: 50,
    usageLimit: 100,
    expirationTime: String(Date.parse('2026-11-30T23:59:59.999Z')),
  });
  expect(readCoupon(given, now, 'USD')).not.toHaveProperty('scope');
  expect(readCoupon({ ...texts, kind: 'freeShipping', value: '' }, now, 'USD')).toMatchObject({ freeShipping: true });
});

test.each([
  [{ name: '' }, 'name'],
  [{ code: 'TWO WORDS' }, 'code'],
  [{ code: 'X'.repeat(21) }, 'code'],
  [{ value: '0' }, 'value'],
  [{ value: '101' }, 'value'],
  [{ kind: 'moneyOffAmount', value: '-5' }, 'value'],
  [{ kind: 'moneyOffAmount', value: '4.999' }, 'value'],
  [{ kind: 'moneyOffAmount', value: '0.00' }, 'value'],
  [{ minimum: 'ten' }, 'minimum'],
  [{ minimum: '49.999' }, 'minimum'],
  [{ limit: '0' }, 'limit'],
  [{ until: '2026-11-22' }, 'until'],
])('rejects %j', (change, field) => {
  expect(readCoupon({ ...texts, ...change }, now, 'USD')).toEqual({
    errors: { [field]: expect.any(String) as string },
  });
});

test('amounts have the digits of the currency of the store', () => {
  const given = { ...texts, kind: 'moneyOffAmount', value: '750', minimum: '5000' };
  expect(readCoupon(given, now, 'JPY')).toMatchObject({ moneyOffAmount: 750, minimumSubtotal: 5000 });
  expect(readCoupon({ ...given, value: '7.50', minimum: '49.5' }, now, 'JPY')).toEqual({
    errors: {
      value: 'Enter an amount that JPY has, such as 8.',
      minimum: 'Enter an amount that JPY has, such as 50.',
    },
  });
});

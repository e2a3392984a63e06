import { allocate } from './allocate.js';
import { compare, isAmount, proportion, round, sum } from './decimal.js';
import { formatWithoutTrailingZeros } from './format-money.js';
import { toMultiCurrencyPrice } from './format-price.js';
import { fromDollars } from './from-dollars.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';

const runs = repetitions({ sample: 60, full: 300, soak: 5000 });
const cents = fc.integer({ min: 0, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

describe('round', () => {
  it.each([
    ['1.005', 'USD', '1.01'],
    ['1.004999', 'USD', '1.00'],
    ['2.5', 'JPY', '3'],
    ['0.0005', 'KWD', '0.001'],
    ['1.005', 'HUF', '1.01'],
    ['0.00005', 'CLF', '0.0001'],
    ['-1.005', 'USD', '-1.01'],
  ])('makes of %s %s %s', (amount, currency, expected) => expect(round(amount, currency)).toBe(expected));
});

describe('allocate', { timeout: 60_000 }, () => {
  const shares = fc
    .array(cents, { minLength: 1, maxLength: 12 })
    .map((list) => list.map((weight, index) => ({ id: `share-${index}`, weight })));

  it('distributes the whole amount by weight, in any order', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: 0, max: 1, noNaN: true }), (list, part) => {
        const whole = sum(list.map(({ weight }) => weight));
        const amount = round((Number(whole) * part).toFixed(4), 'USD');
        fc.pre(compare(amount, whole) <= 0 && compare(whole, 0) > 0);
        const parts = allocate(amount, list, 'USD');
        expect(compare(sum(parts.values()), amount)).toBe(0);
        for (const { id, weight } of list) expect(compare(parts.get(id) ?? '-1', weight)).toBeLessThanOrEqual(0);
        expect(allocate(amount, [...list].reverse(), 'USD')).toEqual(parts);
      }),
      { numRuns: runs },
    );
  });

  it('assigns zero to shares without weight', () => {
    expect([...allocate('5.00', [{ id: 'a', weight: '0' }], 'USD').values()]).toEqual(['0.00']);
  });
});

it('writes money as the platform does', () => {
  expect(toMultiCurrencyPrice('1234.5', 'USD')).toEqual({
    amount: '1234.50',
    convertedAmount: '1234.50',
    formattedAmount: '$1,234.50',
    formattedConvertedAmount: '$1,234.50',
  });
  expect(toMultiCurrencyPrice('1234.5', 'JPY')).toMatchObject({ amount: '1235', formattedAmount: '¥1,235' });
  expect(toMultiCurrencyPrice('1234.5', 'KWD')).toMatchObject({
    amount: '1234.500',
    formattedAmount: 'KWD\u00a01,234.500',
  });
  expect(toMultiCurrencyPrice('1234.5', 'HUF')).toMatchObject({
    amount: '1234.50',
    formattedAmount: 'HUF\u00a01,234.50',
  });
});

it('converts dollars to the currency of the store, and formats whole amounts without decimals', () => {
  expect(['USD', 'JPY', 'KWD', 'HUF'].map((currency) => fromDollars('12.50', currency))).toEqual([
    ...['12.50', '1250', '1.250', '12.50'],
  ]);
  expect([
    formatWithoutTrailingZeros('25.00', 'EUR'),
    formatWithoutTrailingZeros('2500', 'JPY'),
    formatWithoutTrailingZeros('2.500', 'KWD'),
  ]).toEqual([...['€25', '¥2,500', 'KWD\u00a02.500']]);
});

it('accepts plain decimal strings only', () => {
  for (const good of ['0', '12', '12.5', '12.50', '12.500']) expect(isAmount(good, 'USD')).toBe(true);
  for (const bad of [
    '',
    '-1',
    '1e3',
    'NaN',
    '1.005',
    '.5',
    '1,5',
    'Infinity',
    ' 1',
    5,
    null,
    undefined,
    '12345678901',
  ]) {
    expect(isAmount(bad, 'USD')).toBe(false);
  }
  expect(isAmount(`1.${'0'.repeat(1_000_000)}`, 'USD')).toBe(true);
  expect(isAmount(`1.${'0'.repeat(1_000_000)}1`, 'USD')).toBe(false);
});

it.each([
  ['9007199254740993.01', 'USD', '$9,007,199,254,740,993.01'],
  ['90071992547409931.05', 'USD', '$90,071,992,547,409,931.05'],
  ['-12345678901234567890.99', 'USD', '-$12,345,678,901,234,567,890.99'],
  ['9007199254740993', 'JPY', '¥9,007,199,254,740,993'],
  ['0.29', 'USD', '$0.29'],
])('formats %s %s exactly as %s', (amount, currency, expected) =>
  expect(toMultiCurrencyPrice(amount, currency)).toMatchObject({ amount, formattedAmount: expected }),
);

it('divides large amounts exactly', () => {
  expect(proportion('9007199254740993', '3', '3')).toBe('9007199254740993');
  expect(proportion('1', '9007199254740993', '9007199254740993')).toBe('1');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { repetitions } from '../../../../../scripts/lib/scope.js';
import { conversionRate, convert, convertibleCurrencies } from './convert.js';
import { compare, round } from './decimal.js';

const runs = repetitions({ sample: 60, full: 500, soak: 5000 });
const code = fc.constantFrom(...convertibleCurrencies.map((currency) => currency.code));
const cents = fc.integer({ min: -10_000_000, max: 10_000_000 }).map((amount) => (amount / 100).toFixed(2));

it.each([
  ['100.00', 'USD', 'EUR', '92.00'],
  ['0.01', 'USD', 'JPY', '2'],
  ['19.99', 'USD', 'JPY', '2999'],
  ['0.50', 'USD', 'GBP', '0.40'],
  ['1', 'JPY', 'USD', '0.01'],
  ['10.00', 'EUR', 'USD', '10.87'],
  ['1.005', 'EUR', 'EUR', '1.01'],
])('converts %s %s to %s %s', (amount, from, to, expected) => expect(convert(amount, from, to)).toBe(expected));

it('rounds rates to ten decimal places', () => {
  expect([conversionRate('USD', 'EUR'), conversionRate('EUR', 'USD'), conversionRate('KWD', 'KWD')]).toEqual([
    ...['0.92', '1.0869565217', '1'],
  ]);
  expect(() => conversionRate('USD', 'KWD')).toThrow(RangeError);
});

it('converts larger amounts to amounts that are at least as large, in minor units', () => {
  fc.assert(
    fc.property(cents, cents, code, code, (one, other, from, to) => {
      const [less, more] = compare(one, other) < 0 ? [one, other] : [other, one];
      const converted = [convert(less, from, to), convert(more, from, to)] as const;
      expect(compare(...converted)).toBeLessThanOrEqual(0);
      for (const amount of converted) expect(round(amount, to)).toBe(amount);
    }),
    { numRuns: runs },
  );
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCartwrightError } from '../errors/cartwright-error.js';
import { add, compare, convert, formatMoney, multiply, percentage, round, subtract } from './index.js';

/** A decimal with its exact value in units of a hundred-thousandth. */
const decimals = fc
  .tuple(fc.bigInt({ min: -(10n ** 25n), max: 10n ** 25n }), fc.integer({ min: 0, max: 5 }))
  .map(([units, scale]) => {
    const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
    const point = digits.length - scale;
    const text = `${units < 0n ? '-' : ''}${digits.slice(0, point)}${scale ? `.${digits.slice(point)}` : ''}`;
    return { text, value: units * 10n ** BigInt(5 - scale) };
  });

const parseValue = (text: string): bigint => {
  expect(text).toMatch(/^-?\d+(\.\d{1,5})?$/);
  const [whole = '', fraction = ''] = text.split('.');
  return BigInt(whole + fraction.padEnd(5, '0'));
};

describe('decimal amounts', () => {
  it('property: add, subtract, multiply and compare are exact', () => {
    fc.assert(
      fc.property(decimals, decimals, fc.integer(), (one, other, times) => {
        expect(parseValue(add(one.text, other.text))).toBe(one.value + other.value);
        expect(parseValue(subtract(one.text, other.text))).toBe(one.value - other.value);
        expect(parseValue(multiply(one.text, times))).toBe(one.value * BigInt(times));
        expect(compare(one.text, other.text)).toBe(one.value < other.value ? -1 : one.value > other.value ? 1 : 0);
      }),
    );
  });

  it('keep their decimal places', () => {
    expect(add('0.10', '0.20')).toBe('0.30');
    expect(add(0.1, 0.2)).toBe('0.3');
    expect(add()).toBe('0');
    expect(add('12', '0.5', '-12.50')).toBe('0.00');
    expect(subtract('1', '0.999')).toBe('0.001');
    expect(multiply('19.99', 1000)).toBe('19990.00');
    expect(compare('1.5', '1.50')).toBe(0);
  });

  it.each([
    ['1.005', 'USD', '1.01'],
    ['1.004999', 'USD', '1.00'],
    ['-1.005', 'USD', '-1.01'],
    ['-0.001', 'USD', '0.00'],
    ['2.5', 'JPY', '3'],
    ['-2.5', 'JPY', '-3'],
    ['0.0005', 'KWD', '0.001'],
    ['7', 'KWD', '7.000'],
    ['1234.5', 'HUF', '1234.50'],
    ['0.00005', 'CLF', '0.0001'],
    ['99999999999999999999.995', 'EUR', '100000000000000000000.00'],
  ])('round %s %s to %s', (amount, currency, rounded) => expect(round(amount, currency)).toBe(rounded));

  it.each([
    ['100', '0.92', 'EUR', '92.00'],
    ['19.99', 150, 'JPY', '2999'],
    ['0.01', '0.5', 'USD', '0.01'],
    ['-0.01', '0.5', 'USD', '-0.01'],
    ['10', '1.0869565217', 'USD', '10.87'],
    ['1', '0.3066', 'KWD', '0.307'],
  ])('convert %s by %s to %s: %s', (amount, rate, currency, converted) =>
    expect(convert(amount, rate, currency)).toBe(converted),
  );

  it('property: round to the nearest minor unit, halves away from zero', () => {
    fc.assert(
      fc.property(
        decimals,
        fc.constantFrom(['JPY', 0], ['USD', 2], ['BHD', 3]),
        ({ text, value }, [currency, digits]) => {
          const unit = 10n ** BigInt(5 - Number(digits));
          const off = parseValue(round(text, String(currency))) - value;
          const outward = value < 0n ? -off : off;
          expect(outward * 2n <= unit && outward * 2n > -unit).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['39.90', 15, 'USD', '5.99'],
    ['0.05', 50, 'USD', '0.03'],
    ['10.10', '7.5', 'USD', '0.76'],
    ['999', 33, 'JPY', '330'],
    ['1.234', '10', 'KWD', '0.123'],
    ['20', 0, 'USD', '0.00'],
    ['19.99', 100, 'USD', '19.99'],
  ])('percentages: of %s, %s hundredths in %s are %s', (amount, percent, currency, part) =>
    expect(percentage(amount, percent, currency)).toBe(part),
  );

  it.each(['', ' 1', '1 ', '+1', '1e3', '1,5', '.5', '5.', 'NaN', 'Infinity', '0x1', '9'.repeat(41)])(
    'reject %j',
    (text) => {
      for (const use of [
        () => add('1', text),
        () => subtract(text, '1'),
        () => multiply(text, 2),
        () => compare('1', text),
        () => percentage('1', text, 'USD'),
        () => round(text, 'USD'),
        () => formatMoney(text, { locale: 'en', currency: 'USD' }),
      ]) {
        expect(use).toThrow(expect.objectContaining({ kind: 'validation', code: 'invalid_argument' }) as Error);
      }
    },
  );

  it('reject invalid numbers and fractional factors', () => {
    for (const amount of [NaN, Infinity, 1e21, 1e-7]) expect(() => add(amount)).toThrow('"amount" must be a decimal');
    for (const times of [0.5, NaN, Infinity, 2 ** 53]) expect(() => multiply('1', times)).toThrow('"times"');
  });
});

const locales = (
  'en-US en-GB en-IN de-DE de-CH de-AT fr-FR fr-CA fr-CH es-ES es-MX pt-BR pt-PT it-IT nl-NL sv-SE nb-NO da-DK fi-FI ' +
  'pl-PL cs-CZ hu-HU tr-TR ru-RU uk-UA he-IL ar-EG fa-IR hi-IN ja-JP'
).split(' ');
const currencies = 'USD EUR GBP CHF SEK PLN CZK HUF TRY ILS INR BRL CAD MXN JPY KRW CLP KWD BHD TND'.split(' ');
const minorDigits: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, CLP: 0, KWD: 3, BHD: 3, TND: 3 };

/** Makes what reads an amount off its text, whichever digits the language has. */
function createReader(locale: string, currency: string): (text: string) => string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, minimumFractionDigits: 2 });
  const digits = [...new Intl.NumberFormat(locale, { useGrouping: false }).format(9876543210)].reverse();
  const findPart = (amount: number, wanted: string) =>
    format
      .formatToParts(amount)
      .find(({ type }) => type === wanted)
      ?.value.replace(/\s/g, '\u00a0') ?? '';
  const [symbol, decimal, minus] = [findPart(1, 'currency'), findPart(1.5, 'decimal'), findPart(-1, 'minusSign')];
  return (text) =>
    [...text.replace(symbol, '')]
      .map((letter) => {
        const digit = digits.indexOf(letter);
        if (digit >= 0) return String(digit);
        return letter === decimal ? '.' : minus.includes(letter) && /[\p{Pd}\p{Sm}]/u.test(letter) ? '-' : '';
      })
      .join('');
}

describe(`formatMoney in ${locales.length} locales and ${currencies.length} currencies`, () => {
  const amounts = ['0', '-3', '1.005', '1234.5', '987654321.09', '-0.5', '12345678901234567890.123'];
  const pairs = locales.flatMap((locale) => currencies.map((currency) => ({ locale, currency })));

  it('property: formats each amount exactly, beyond the precision of numbers', () => {
    for (const { locale, currency } of pairs) {
      const read = createReader(locale, currency);
      for (const amount of amounts) {
        const text = formatMoney(amount, { locale, currency });
        expect([text, read(text)]).toEqual([text, round(amount, currency)]);
      }
    }
  });

  it('uses the minor units of the currency and no-break spaces', () => {
    for (const { locale, currency } of pairs) {
      const text = formatMoney('5', { locale, currency });
      expect(createReader(locale, currency)(text).split('.')[1]?.length ?? 0).toBe(minorDigits[currency] ?? 2);
      expect(text).not.toMatch(/[^\S\u00a0]/);
    }
  });

  it('formats as documented', () => {
    const written = (amount: string, locale: string, currency: string) => formatMoney(amount, { locale, currency });
    expect(written('1234.5', 'en-US', 'USD')).toBe('$1,234.50');
    expect(written('1234.5', 'de-DE', 'EUR')).toBe('1.234,50\u00a0€');
    expect(written('1234567.5', 'fr-FR', 'EUR')).toBe('1\u00a0234\u00a0567,50\u00a0€');
    expect(written('1234.5', 'ja-JP', 'JPY')).toBe('¥1,235'.replace('¥', '￥'));
    expect(written('1.5', 'en-US', 'KWD')).toBe('KWD\u00a01.500');
    expect(written('-1.5', 'en-US', 'USD')).toBe('-$1.50');
  });

  it('omits the decimal places of whole amounts on request', () => {
    const written = (amount: string, currency: string) =>
      formatMoney(amount, { locale: 'en-US', currency, withoutTrailingZeros: true });
    expect(['12', '12.5', '12.004', '-1000', '0'].map((amount) => written(amount, 'USD'))).toEqual([
      ...['$12', '$12.50', '$12', '-$1,000', '$0'],
    ]);
    expect([written('1.010', 'KWD'), written('10', 'JPY')]).toEqual(['KWD\u00a01.010', '¥10']);
  });
});

it.each([
  ['', 'USD'],
  ['not a tag', 'USD'],
  ['en-US', 'DOLLARS'],
  ['en-US', ''],
])('formatMoney rejects the locale %j with the currency %j', (locale, currency) => {
  try {
    formatMoney('1', { locale, currency });
    expect.unreachable();
  } catch (error) {
    expect(isCartwrightError(error) && error.code).toBe('invalid_argument');
  }
});

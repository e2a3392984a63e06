import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { readDecimal, rescale, writeDecimal, type Decimal } from './decimal.js';
import { getMinorUnits } from './get-minor-units.js';

/** Options of {@link formatMoney}. */
export interface MoneyFormat {
  /** BCP 47 language tag, such as `en-US`. */
  readonly locale: string;
  /** Three-letter ISO 4217 currency code, such as `USD`. */
  readonly currency: string;
  /**
   * Whether to omit the decimal places of a whole amount: `$12` instead of `$12.00`.
   *
   * @default false
   */
  readonly withoutTrailingZeros?: boolean;
}

/**
 * Formats an amount for display: `"1234.5"` as `$1,234.50`. Server and browser produce the same string: locale and
 * currency are explicit, and all spaces are no-break spaces.
 *
 * @param amount - Decimal, such as `"1234.5"`. Rounded like {@link round}.
 * @param format - Locale, currency, and whether to omit `.00`.
 * @returns The formatted amount.
 * @throws {CartwrightError} `invalid_argument` if the amount is not a decimal, or for an invalid locale or currency.
 * @example
 * ```ts
 * import { formatMoney } from '@cartwright/core/money';
 *
 * export const text = formatMoney('1234.5', { locale: 'de-DE', currency: 'EUR' }); // "1.234,50 €"
 * ```
 * @see https://tc39.es/ecma402/#numberformat-objects ECMA-402: Intl.NumberFormat
 */
export function formatMoney(amount: Decimal, { locale, currency, withoutTrailingZeros }: MoneyFormat): string {
  const digits = getMinorUnits(currency);
  const rounded = writeDecimal(rescale(readDecimal(amount), digits));
  const fewest = withoutTrailingZeros && !/\.\d*[1-9]/.test(rounded) ? 0 : digits;
  const format = numberFormat(locale, { minimumFractionDigits: fewest, maximumFractionDigits: digits, currency });
  // Strings are formatted exactly, although the ES2022 declarations accept only numbers.
  return format.format(rounded as unknown as number).replace(/\s/g, '\u00a0');
}

/** Creates an `Intl.NumberFormat`. Throws for an empty locale, which would fall back to the machine's. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    if (locale) return new Intl.NumberFormat(locale, { style: 'currency', ...options });
  } catch {
    // A malformed language tag, rejected below.
  }
  throw invalidArgument('locale', isDevelopment && 'a language tag such as "en-US"');
}

import { invalidArgument } from '../errors/invalid-argument.js';
import { readDecimal, rescale, writeDecimal, type Decimal } from './decimal.js';
import { minorUnits } from './minor-units.js';

/** How an amount is written. */
export interface MoneyFormat {
  /** The reader's language, as a tag of BCP 47: `en-US`. */
  readonly locale: string;
  /** The amount's currency, as three letters of ISO 4217: `USD`. */
  readonly currency: string;
}

/**
 * Writes an amount for a reader: `"1234.5"` as `$1,234.50`. Language and currency are always said, never taken from the
 * machine, and every blank is a no-break space: so a server and a browser write the same text.
 *
 * @param amount - A decimal, such as `"1234.5"`. It is rounded as {@link round} does.
 * @param format - The reader's language, and the amount's currency.
 * @returns The text.
 * @throws `CartwrightError` `invalid_argument` for what is not a decimal, a language tag or a currency.
 * @example
 * ```ts
 * import { formatMoney } from '@cartwright/core/money';
 *
 * export const text = formatMoney('1234.5', { locale: 'de-DE', currency: 'EUR' }); // "1.234,50 €"
 * ```
 * @see ECMA-402, Intl.NumberFormat
 */
export function formatMoney(amount: Decimal, { locale, currency }: MoneyFormat): string {
  const digits = minorUnits(currency);
  const rounded = writeDecimal(rescale(readDecimal(amount), digits));
  const format = numberFormat(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits, currency });
  // Texts are taken exactly, though the declarations of ES2022 know numbers only.
  return format.format(rounded as unknown as number).replace(/\s/g, '\u00a0');
}

/** Without a locale, the machine's own would be taken. */
function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  try {
    if (locale) return new Intl.NumberFormat(locale, { style: 'currency', ...options });
  } catch {
    // A tag that cannot be one: refused below.
  }
  throw invalidArgument('locale', 'a language tag such as "en-US"');
}

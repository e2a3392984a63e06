import { formatMoney } from '@cartwright/core/money';

/** The store has one language, so all prices use one locale. */
export const locale = 'en-US';

/** Formats an amount without zero cents: `12` as `$12`. */
export const shortMoney = (amount: number | string, currency = 'USD'): string =>
  formatMoney(amount, { locale, currency, withoutTrailingZeros: true });

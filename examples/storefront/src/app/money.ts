import { formatMoney } from '@cartwright/core/money';

/** The store has one language, so all prices use one locale. */
const locale = 'en-US';

/** Formats an amount: `12.5` as `$12.50`. */
export const money = (amount: number | string, currency = 'USD'): string => formatMoney(amount, { locale, currency });

/** Formats an amount without zero cents: `12` as `$12`. */
export const shortMoney = (amount: number | string, currency?: string): string =>
  money(amount, currency).replace(/\.0+$/, '');

import { formatMoney } from '@cartwright/core/money';

/** The shop speaks one language, so its prices look alike wherever they are written. */
const locale = 'en-US';

/** Writes an amount: `12.5` as `$12.50`. */
export const money = (amount: number | string, currency = 'USD'): string => formatMoney(amount, { locale, currency });

/** Writes a round amount shortly: `12` as `$12`. */
export const shortMoney = (amount: number | string, currency?: string): string =>
  money(amount, currency).replace(/\.0+$/, '');

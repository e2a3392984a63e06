import { formatMoney } from '@cartwright/core/money';

/** The merchant area is in English. */
const locale = 'en-US';

/** Formats an amount in the currency of an order. */
export const money = (amount: string | undefined, currency: string | null | undefined): string =>
  formatMoney(amount ?? '0', { locale, currency: currency ?? 'USD' });

const dayFormat = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
const timeFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

/** Formats a day (UTC), such as "Nov 23". */
export const formatDay = (day: string | Date): string => dayFormat.format(new Date(day));

/** Formats a time (UTC), such as "Nov 23, 2026, 1:05 PM". */
export const formatTime = (time: Date | null | undefined): string => (time ? timeFormat.format(time) : '');

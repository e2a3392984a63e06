/** Length of a unit of a subscription's period: in days, or in months. */
const units: Readonly<Record<string, { readonly days: number } | { readonly months: number }>> = {
  DAY: { days: 1 },
  WEEK: { days: 7 },
  MONTH: { months: 1 },
  YEAR: { months: 12 },
};

/** Adds periods of a subscription to a time. In a month that is too short, the result is its last day. */
export function addPeriods(
  from: Date,
  { frequency, interval = 1 }: { readonly frequency: string; readonly interval?: number },
  count = 1,
): Date {
  const unit = units[frequency] ?? { days: 0 };
  const date = new Date(from);
  if ('days' in unit) {
    date.setUTCDate(date.getUTCDate() + unit.days * interval * count);
    return date;
  }
  date.setUTCMonth(date.getUTCMonth() + unit.months * interval * count);
  if (date.getUTCDate() !== from.getUTCDate()) date.setUTCDate(0);
  return date;
}

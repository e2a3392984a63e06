import { add, subtract } from '@cartwright/core/money';
import type { Order } from '@cartwright/ecom/orders';

/** Sales of one day (UTC). */
export interface DaySales {
  /** Day, such as `2026-11-23`. */
  readonly day: string;
  /** Total of the day's orders, as a decimal string. */
  readonly gross: string;
  /** Refunds of these orders, on any day. */
  readonly refunded: string;
  /** Total without the refunds. */
  readonly net: string;
  readonly orders: number;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Day of a time (UTC), such as `2026-11-23`. */
const formatDay = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** Start (UTC) of the first of a number of days up to today. */
export const startOfDays = (days: number, now: Date): Date =>
  new Date(`${formatDay(now.getTime() - (days - 1) * dayMs)}T00:00:00Z`);

/** Adds up the totals and refunds of orders by day, for a number of days up to today. Days without orders have the total `0`. */
export function salesByDay(orders: readonly Order[], days: number, now: Date): DaySales[] {
  const start = startOfDays(days, now).getTime();
  const byDay = new Map<string, Order[]>();
  for (const order of orders) {
    const day = formatDay(order._createdDate?.getTime() ?? 0);
    byDay.set(day, [...(byDay.get(day) ?? []), order]);
  }
  return Array.from({ length: days }, (_, index) => {
    const day = formatDay(start + index * dayMs);
    const found = byDay.get(day) ?? [];
    const gross = add(...found.map(({ priceSummary }) => priceSummary?.total?.amount ?? '0'));
    const refunded = add(...found.map(({ balanceSummary }) => balanceSummary?.refunded?.amount ?? '0'));
    return { day, gross, refunded, net: subtract(gross, refunded), orders: found.length };
  });
}

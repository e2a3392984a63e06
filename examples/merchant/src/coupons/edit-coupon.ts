import type { Coupon, Specification } from '@cartwright/ecom/coupons';
import { findNameError } from './read-coupon.js';

/** Fields of a coupon that can be edited, as texts of the form. Days are UTC, such as `2026-11-23`. */
export type CouponEdit = Readonly<Record<'name' | 'from' | 'until' | 'limit', string>>;

const formatDay = (time: string | null | undefined): string =>
  time ? new Date(Number(time)).toISOString().slice(0, 10) : '';

/** Returns the editable fields of a coupon. */
export const toEdit = ({
  specification: { name, startTime, expirationTime, usageLimit } = {},
}: Coupon): CouponEdit => ({
  name: name ?? '',
  from: formatDay(startTime),
  until: formatDay(expirationTime),
  limit: usageLimit == null ? '' : String(usageLimit),
});

/** Finds the errors of an edit by field. */
export function findEditErrors({ name, from, until, limit }: CouponEdit): Partial<CouponEdit> {
  const [start, end] = [Date.parse(from), Date.parse(until)];
  return {
    ...findNameError(name),
    ...(Number.isNaN(start) && { from: 'Enter a day.' }),
    ...(until &&
      (Number.isNaN(end) || end < start) && { until: 'Enter a day that is not before the first one, or nothing.' }),
    ...(limit && !/^[1-9]\d{0,8}$/.test(limit) && { limit: 'Enter a whole number, or nothing.' }),
  };
}

/** Returns the changes of a coupon, for the platform. `null` removes the end or the limit. */
export function toChanges(before: CouponEdit, after: CouponEdit): Specification {
  const { name, from, until, limit } = after;
  return {
    ...(name !== before.name && { name }),
    ...(from !== before.from && { startTime: String(Date.parse(from)) }),
    ...(until !== before.until && {
      expirationTime: until ? String(Date.parse(`${until}T23:59:59.999Z`)) : null,
    }),
    ...(limit !== before.limit && { usageLimit: limit ? Number(limit) : null }),
  };
}

import type { Specification } from '@cartwright/ecom/coupons';
import { findAmountError, writeAmount } from '../lib/amounts.js';

/** Kinds of discounts, by the field of the platform. */
export const discountKinds = [
  { value: 'percentOffRate', label: 'Percent off' },
  { value: 'moneyOffAmount', label: 'Amount off' },
  { value: 'freeShipping', label: 'Free shipping' },
] as const;

/** Texts of the form for a coupon. */
export interface CouponTexts {
  readonly name: string;
  readonly code: string;
  readonly kind: string;
  readonly value: string;
  readonly minimum: string;
  readonly limit: string;
  /** Last day, such as `2026-11-23`. */
  readonly until: string;
}

/** Maximum length of the name of a coupon. */
export const MAX_NAME_LENGTH = 256;

/** Finds the error of a name, as the error of its field. */
export const findNameError = (name: string): { readonly name?: string } =>
  name === '' || name.length > MAX_NAME_LENGTH
    ? { name: `Enter a name of up to ${String(MAX_NAME_LENGTH)} characters.` }
    : {};

/** Finds the error of the discount's value: a percentage, or an amount in the store's currency. */
function findValueError({ kind, value }: CouponTexts, currency: string): string | undefined {
  if (kind === 'freeShipping') return undefined;
  if (kind === 'moneyOffAmount') {
    return Number(value) === 0
      ? `Enter an amount above 0, such as ${writeAmount(5, currency)}.`
      : findAmountError(value, currency, 5);
  }
  const isPercentage = /^\d{1,3}(\.\d{1,2})?$/.test(value) && Number(value) > 0 && Number(value) <= 100;
  return isPercentage ? undefined : 'Enter a number above 0, of at most 100.';
}

/**
 * Reads the form for a coupon, which is valid from now on. Returns the errors by field instead if there are any.
 *
 * @param currency - Currency of the store (ISO 4217).
 */
export function readCoupon(
  texts: CouponTexts,
  now: Date,
  currency: string,
): Specification | { readonly errors: Partial<CouponTexts> } {
  const { name, code, kind, value, minimum, limit, until } = texts;
  const valueError = findValueError(texts, currency);
  const minimumError = minimum && findAmountError(minimum, currency, 50);
  const end = Date.parse(`${until}T23:59:59.999Z`);
  const [number, isFreeShipping] = [Number(value), kind === 'freeShipping'];
  const errors: Partial<CouponTexts> = {
    ...findNameError(name),
    ...(!/^\S{1,20}$/.test(code) && { code: 'Enter a code of up to 20 characters, without spaces.' }),
    ...(valueError && { value: valueError }),
    ...(minimumError && { minimum: minimumError }),
    ...(limit && !/^[1-9]\d{0,8}$/.test(limit) && { limit: 'Enter a whole number, or nothing.' }),
    ...(until && !(end > now.getTime()) && { until: 'Enter a day in the future, or nothing.' }),
  };
  if (Object.keys(errors).length > 0) return { errors };
  return {
    name,
    code,
    startTime: String(now.getTime()),
    ...(isFreeShipping
      ? { freeShipping: true }
      : kind === 'moneyOffAmount'
        ? { moneyOffAmount: number }
        : { percentOffRate: number }),
    // A coupon has either a minimum or a scope.
    ...(minimum ? { minimumSubtotal: Number(minimum) } : { scope: { namespace: 'stores' } }),
    ...(limit && { usageLimit: Number(limit) }),
    ...(until && { expirationTime: String(end) }),
  };
}

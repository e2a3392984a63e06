import type { Specification } from '@cartwright/ecom/coupons';

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

const positive = /^\d{1,9}(\.\d{1,2})?$/;

/** Reads the form for a coupon, which is valid from now on. Returns the errors by field instead if there are any. */
export function readCoupon(texts: CouponTexts, now: Date): Specification | { readonly errors: Partial<CouponTexts> } {
  const { name, code, kind, value, minimum, limit, until } = texts;
  const end = Date.parse(`${until}T23:59:59.999Z`);
  const [number, isFreeShipping] = [Number(value), kind === 'freeShipping'];
  const errors: Partial<CouponTexts> = {
    ...findNameError(name),
    ...(!/^\S{1,20}$/.test(code) && { code: 'Enter a code of up to 20 characters, without spaces.' }),
    ...(!isFreeShipping && !(positive.test(value) && number > 0) && { value: 'Enter a number above 0.' }),
    ...(kind === 'percentOffRate' && number > 100 && { value: 'Enter a number of at most 100.' }),
    ...(minimum && !positive.test(minimum) && { minimum: 'Enter an amount, or nothing.' }),
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

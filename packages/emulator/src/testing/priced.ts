import { fromDollars } from '../kernel/money/from-dollars.js';

/** A value with every amount of dollars in it, as `"12.50"`, in another currency. */
export const priced = <T>(value: T, currency: string): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && /^\d+\.\d\d$/.test(part) ? fromDollars(part, currency) : part,
  ) as T;

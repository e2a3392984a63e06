import { fromDollars } from '../kernel/money/from-dollars.js';

/** Converts every dollar amount in a value, such as `"12.50"`, to another currency. */
export const priced = <T>(value: T, currency: string): T =>
  JSON.parse(JSON.stringify(value), (_, part: unknown) =>
    typeof part === 'string' && /^\d+\.\d\d$/.test(part) ? fromDollars(part, currency) : part,
  ) as T;

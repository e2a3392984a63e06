import { compare, isAmount, round } from '../../../kernel/money/decimal.js';
import type { FieldReader } from '../../../kernel/input/field-reader.js';

/**
 * Reads an amount above zero, such as `{ amount: "12.50" }`. Reports violations to `read` and returns `undefined` for
 * an invalid amount.
 */
export function readAmount(read: FieldReader, value: unknown, field: string, currency: string): string | undefined {
  const price = read.object(value, field);
  if (!price) return undefined;
  const { amount } = price;
  if (isAmount(amount, currency) && compare(amount, 0) > 0) return round(amount, currency);
  return read.addViolation(`${field}.amount`, 'must be an amount above zero, such as "12.50"', 'DECIMAL_GT', {
    data: { threshold: '0' },
  });
}

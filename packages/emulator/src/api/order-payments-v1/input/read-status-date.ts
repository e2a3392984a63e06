import type { FieldReader } from '../../../kernel/input/field-reader.js';

/** Reads the time of a status change that a payment provider reports. Returns an ISO date. */
export function readStatusDate(read: FieldReader, value: unknown, field: string): string | undefined {
  const text = read.string(value, field, { min: 1, max: 50 });
  if (text === undefined) return undefined;
  if (!Number.isNaN(Date.parse(text))) return new Date(text).toISOString();
  return read.addViolation(field, 'must be a date', 'FORMAT');
}

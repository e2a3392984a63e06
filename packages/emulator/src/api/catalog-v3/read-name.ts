import type { FieldReader } from '../../kernel/input/field-reader.js';

/**
 * Reads a required name of 1 to `max` characters. One that consists of spaces violates the rule
 * `ONLY_SPACES_STRING_ERROR`.
 */
export function readName(read: FieldReader, value: unknown, field: string, max: number): string {
  if (value === undefined || value === null || value === '') read.missing(field);
  else if (typeof value === 'string' && value.trim() === '') {
    read.addViolation(field, 'must not consist of spaces', 'OTHER', { ruleName: 'ONLY_SPACES_STRING_ERROR' });
  } else return read.string(value, field, { max }) ?? '';
  return '';
}

import type { FieldReader } from '../../kernel/input/field-reader.js';

/** Reads a slug of letters, digits, hyphens and underscores. Another one violates the rule `INVALID_SLUG_FORMAT`. */
export function readSlug(read: FieldReader, value: unknown, field: string): string | undefined {
  const slug = read.string(value, field, { min: 1, max: 300 });
  if (slug === undefined || /^[\p{Letter}\p{Mark}\p{Number}_-]+$/u.test(slug)) return slug;
  return read.addViolation(field, 'must be letters, digits, - and _', 'OTHER', { ruleName: 'INVALID_SLUG_FORMAT' });
}

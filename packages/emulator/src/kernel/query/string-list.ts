import { queryError } from './query-error.js';

/**
 * Reads a list of strings. Empty if absent.
 *
 * @throws {ValidationError} for another value
 */
export function stringList(value: unknown, path: string): readonly string[] {
  if (value === undefined || value === null) return [];
  if (Array.isArray(value) && value.every((item): item is string => typeof item === 'string')) return value;
  throw queryError(path, 'must be a list of strings', 'FORMAT');
}

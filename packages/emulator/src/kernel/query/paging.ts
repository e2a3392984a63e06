import { isObject } from '../input/object.js';
import { queryError } from './query-error.js';

/** Default page size. */
export const defaultLimit = 50;

/** Maximum page size. */
export const maxLimit = 100;

/**
 * Reads a number of the paging, which GET queries contain as a string.
 *
 * @throws {ValidationError} for another value than a whole number in the range
 */
export function pagingNumber(value: unknown, path: string, fallback: number, max: number): number {
  if (value === undefined || value === null) return fallback;
  const number = typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isInteger(number))
    throw queryError(path, 'must be a whole number', 'FORMAT');
  if (number < 0) throw queryError(path, 'must be greater than or equal to 0', 'MIN');
  if (number > max) throw queryError(path, `must be less than or equal to ${max}`, 'MAX');
  return number;
}

/** Page sizes of a query. */
export interface PageLimits {
  readonly defaultLimit: number;
  readonly maxLimit: number;
}

/** Reads `paging: { limit, offset }`. */
export function offsetPaging(
  paging: unknown,
  path: string,
  limits: PageLimits = { defaultLimit, maxLimit },
): { limit: number; offset: number } {
  if (paging !== undefined && paging !== null && !isObject(paging))
    throw queryError(path, 'must be an object', 'FORMAT');
  return {
    limit: pagingNumber(paging?.['limit'], `${path}.limit`, limits.defaultLimit, limits.maxLimit),
    offset: pagingNumber(paging?.['offset'], `${path}.offset`, 0, Number.MAX_SAFE_INTEGER),
  };
}

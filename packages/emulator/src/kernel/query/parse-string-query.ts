import { isObject } from '../input/object.js';
import { queryError } from './query-error.js';

function parsed(text: unknown, path: string): unknown {
  if (typeof text !== 'string') return text;
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw queryError(path, 'must be JSON', 'FORMAT');
  }
}

/** Sort rules in the platform's newer format, from `{ "numericId": "asc" }` or the newer format. */
const getRules = (rule: unknown): unknown[] =>
  !isObject(rule) || 'fieldName' in rule
    ? [rule]
    : Object.entries(rule).map(([fieldName, order]) => ({
        fieldName,
        order: typeof order === 'string' ? order.toUpperCase() : order,
      }));

/**
 * Converts a query of the older services to the format of `runQuery`. Its filter and sort are JSON strings, such as
 * `{"productId":"…"}` and `{"numericId":"asc"}`.
 *
 * @throws {ValidationError} for strings that are not JSON
 */
export function parseStringQuery(query: unknown): Record<string, unknown> {
  if (query === undefined || query === null) return {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  const sort = parsed(query['sort'], 'query.sort');
  return {
    filter: parsed(query['filter'], 'query.filter'),
    sort: sort === undefined || sort === null ? undefined : [sort].flat().flatMap(getRules),
    paging: query['paging'],
  };
}

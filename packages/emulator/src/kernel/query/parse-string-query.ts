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

/** A rule of an order: `{ "numericId": "asc" }`, or in the newer way. */
const rulesOf = (rule: unknown): unknown[] =>
  !isObject(rule) || 'fieldName' in rule
    ? [rule]
    : Object.entries(rule).map(([fieldName, order]) => ({
        fieldName,
        order: typeof order === 'string' ? order.toUpperCase() : order,
      }));

/**
 * Reads a query of the older services, whose filter and order are JSON texts: `{"productId":"…"}` and
 * `{"numericId":"asc"}`. Gives it in the newer form, for `runQuery`.
 *
 * @throws {ValidationError} for texts that are no JSON
 */
export function parseStringQuery(query: unknown): Record<string, unknown> {
  if (query === undefined || query === null) return {};
  if (!isObject(query)) throw queryError('query', 'must be an object', 'FORMAT');
  const sort = parsed(query['sort'], 'query.sort');
  return {
    filter: parsed(query['filter'], 'query.filter'),
    sort: sort === undefined || sort === null ? undefined : [sort].flat().flatMap(rulesOf),
    paging: query['paging'],
  };
}

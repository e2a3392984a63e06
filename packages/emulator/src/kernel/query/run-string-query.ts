import type { Document } from '../state/collection.js';
import { defaultLimit, maxLimit, offsetPaging, type PageLimits } from './paging.js';
import { type QuerySource, runQuery } from './run-query.js';
import { parseStringQuery } from './parse-string-query.js';

/** Page of a query in the format of the older services. */
export interface StringQueryResult<T> {
  readonly items: readonly T[];
  /** Paging metadata. `metadata.items` is the page size, not the number of items on the page. */
  readonly page: {
    readonly metadata: { readonly items: number; readonly offset: number };
    readonly totalResults: number;
  };
}

/**
 * Runs a query of the older services: `{ filter, sort, paging: { limit, offset } }`, where `filter` and `sort` are JSON
 * strings or objects. The page size is 50 by default and at most 100, unless there are other limits.
 *
 * @throws {ValidationError} for anything in the query that is not supported
 */
export function runStringQuery<T extends Document>(
  source: QuerySource<T>,
  input: unknown,
  limits: PageLimits = { defaultLimit, maxLimit },
): StringQueryResult<T> {
  const query = parseStringQuery(input);
  const { items, metadata } = runQuery(source, query, limits);
  const { limit, offset } = offsetPaging(query['paging'], 'query.paging', limits);
  const totalResults = 'total' in metadata ? Number(metadata.total) : items.length;
  return { items, page: { metadata: { items: limit, offset }, totalResults } };
}

import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { compileFilter } from './compile-filter.js';
import type { QueryFields } from './field.js';
import { type QueryResult, isPresent, pageByCursor, readCursorPaging } from './page-by-cursor.js';
import { defaultLimit, maxLimit, offsetPaging, type PageLimits } from './paging.js';
import { type SortRule, compileSort, sortIndexes } from './sort-indexes.js';
import { Table } from './table.js';
import { queryError } from './query-error.js';

/** Documents to query, with their fields. */
export interface QuerySource<T extends Document> {
  /** Name of the entity. Cursors of other entities are rejected. */
  readonly entity: string;
  readonly fields: QueryFields<T>;
  /** Documents, or their table for these fields. */
  readonly documents: Iterable<T>;
  /** Filter combined with the caller's, to limit the visible documents. */
  readonly only?: object;
  /** Whether the caller may see a document. Defaults to all documents. */
  readonly shows?: (document: T) => boolean;
}

/** Rows that match a query, in table order, and how to sort them. */
interface Selection<T extends Document> {
  readonly table: Table<T>;
  readonly rows: readonly number[];
  readonly rules: readonly SortRule<T>[];
}

function select<T extends Document>(source: QuerySource<T>, filter: unknown, sort: unknown): Selection<T> {
  const { documents, fields, only, shows } = source;
  const table = documents instanceof Table ? (documents as Table<T>) : new Table(fields, documents);
  const matches = compileFilter(table, filter);
  const rules = compileSort(fields, sort);
  const isShown = compileFilter(table, only);
  const rows: number[] = [];
  for (let row = 0; row < table.length; row++) {
    const document = table.at(row);
    if (document === undefined || !isShown(row) || !matches(row)) continue;
    if (!shows || shows(document)) rows.push(row);
  }
  return { table, rows, rules };
}

/** Documents of a selection in sorted order, from one position to before another. */
function getDocuments<T extends Document>({ rows, rules, table }: Selection<T>, from: number, to: number): T[] {
  return sortIndexes(table, rules, rows, to)
    .slice(from, to)
    .flatMap((row) => table.at(row) ?? []);
}

/**
 * Returns all documents that match a filter.
 *
 * @throws {ValidationError} as `runQuery` does
 */
export function findDocuments<T extends Document>(source: QuerySource<T>, filter: unknown): T[] {
  const selection = select(source, filter, undefined);
  return getDocuments(selection, 0, selection.rows.length);
}

/**
 * Runs a query of the platform: `{ filter, sort, paging: { limit, offset } }` or `{ filter, sort, cursorPaging: {
 * limit, cursor } }`. The page size is 50 by default and at most 100, unless there are other limits.
 *
 * @throws {ValidationError} for anything in the query that is not supported
 */
export function runQuery<T extends Document>(
  source: QuerySource<T>,
  query: unknown,
  limits: PageLimits = { defaultLimit, maxLimit },
): QueryResult<T> {
  if (query !== undefined && query !== null && !isObject(query))
    throw queryError('query', 'must be an object', 'FORMAT');
  const { filter, sort, paging, cursorPaging } = query ?? {};
  if (isPresent(cursorPaging) || (isObject(cursorPaging) && !isPresent(paging))) {
    if (isPresent(paging)) throw queryError('query.cursorPaging', 'cannot be used together with paging', 'OTHER');
    const cursorRequest = readCursorPaging(source.entity, query ?? {}, 'query.', limits);
    const selection = select(source, cursorRequest.criteria.filter, cursorRequest.criteria.sort);
    const { length } = selection.rows;
    const slice = (from: number, to: number) => getDocuments(selection, from, to);
    return pageByCursor(source.entity, { length, slice }, cursorRequest);
  }
  const { limit, offset } = offsetPaging(paging, 'query.paging', limits);
  const selection = select(source, filter, sort);
  const items = getDocuments(selection, offset, offset + limit);
  return { items, metadata: { count: items.length, offset, total: selection.rows.length, tooManyToCount: false } };
}

import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { compileFilter } from './compile-filter.js';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.js';
import type { QueryFields } from './field.js';
import { defaultLimit, maxLimit, offsetPaging, pagingNumber } from './paging.js';
import { type SortRule, compileSort, sortIndexes } from './sort-indexes.js';
import { Table } from './table.js';
import { queryError } from './query-error.js';

/** Page of documents, with its paging metadata. */
export interface QueryResult<T> {
  readonly items: readonly T[];
  readonly metadata: object;
}

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

const maxFilterLength = 8000;

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'object' && Object.keys(value).length === 0);

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
function documentsOf<T extends Document>({ rows, rules, table }: Selection<T>, from: number, to: number): T[] {
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
  return documentsOf(selection, 0, selection.rows.length);
}

function pageByCursor<T extends Document>(source: QuerySource<T>, query: Record<string, unknown>): QueryResult<T> {
  const paging = query['cursorPaging'];
  if (!isObject(paging)) throw queryError('query.cursorPaging', 'must be an object', 'FORMAT');
  const limit = pagingNumber(paging['limit'], 'query.cursorPaging.limit', defaultLimit, maxLimit);
  const from = isPresent(paging['cursor']) ? decodeCursor(paging['cursor'], source.entity) : undefined;
  if (from && (isPresent(query['filter']) || isPresent(query['sort']))) {
    throw queryError('query.cursorPaging.cursor', 'cannot be used together with filter or sort', 'OTHER');
  }
  const { filter, sort } = from ?? { filter: query['filter'], sort: query['sort'] };
  const selection = select(source, filter, sort);
  if (!from && JSON.stringify(filter ?? {}).length > maxFilterLength) {
    throw queryError('query.filter', `must have at most ${maxFilterLength} characters`, 'MAX_LENGTH');
  }
  const total = selection.rows.length;
  const anchor = from && anchorIndex(from, selection);
  const isBack = from?.direction === 'prev';
  const start = anchor === undefined ? 0 : isBack ? Math.max(0, anchor - limit) : anchor + 1;
  const items = documentsOf(selection, start, isBack ? (anchor ?? 0) : start + limit);
  const end = start + items.length;
  const cursor = (direction: Cursor['direction'], index: number) =>
    encodeCursor({ entity: source.entity, filter, sort, direction, anchor: items[index - start]?.id ?? '', index });
  const hasNext = items.length > 0 && end < total;
  return {
    items,
    metadata: {
      count: items.length,
      cursors: {
        ...(hasNext && { next: cursor('next', end - 1) }),
        ...(items.length > 0 && start > 0 && { prev: cursor('prev', start) }),
      },
      hasNext,
    },
  };
}

/** Current position of the anchor, or its last one if it was deleted. */
function anchorIndex<T extends Document>({ anchor, direction, index }: Cursor, selection: Selection<T>): number {
  const [same] = documentsOf(selection, index, index + 1);
  if (same?.id === anchor) return index;
  const { length } = selection.rows;
  const now = documentsOf(selection, 0, length).findIndex(({ id }) => id === anchor);
  return now >= 0 ? now : Math.min(direction === 'next' ? index - 1 : index, length);
}

/**
 * Runs a query of the platform: `{ filter, sort, paging: { limit, offset } }` or `{ filter, sort, cursorPaging: {
 * limit, cursor } }`. The page size is 50 by default and at most 100.
 *
 * @throws {ValidationError} for anything in the query that is not supported
 */
export function runQuery<T extends Document>(source: QuerySource<T>, query: unknown): QueryResult<T> {
  if (query !== undefined && query !== null && !isObject(query))
    throw queryError('query', 'must be an object', 'FORMAT');
  const { filter, sort, paging, cursorPaging } = query ?? {};
  if (isPresent(cursorPaging) || (isObject(cursorPaging) && !isPresent(paging))) {
    if (isPresent(paging)) throw queryError('query.cursorPaging', 'cannot be used together with paging', 'OTHER');
    return pageByCursor(source, query ?? {});
  }
  const { limit, offset } = offsetPaging(paging, 'query.paging');
  const selection = select(source, filter, sort);
  const items = documentsOf(selection, offset, offset + limit);
  return { items, metadata: { count: items.length, offset, total: selection.rows.length, tooManyToCount: false } };
}

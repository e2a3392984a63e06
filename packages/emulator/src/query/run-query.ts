import { compileFilter } from './compile-filter.js';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.js';
import type { QueryFields } from './field.js';
import { defaultLimit, maxLimit, offsetPaging, pagingNumber } from './paging.js';
import { compileSort, sortDocuments } from './sort-documents.js';
import { isObject, violation } from './violation.js';

/** A page of the result, and what the platform says about it. */
export interface QueryResult<T> {
  readonly items: readonly T[];
  readonly metadata: object;
}

/** What is queried. */
export interface QuerySource<T extends { readonly id: string }> {
  /** The entity's name; cursors of one entity are refused by the others. */
  readonly entity: string;
  readonly fields: QueryFields<T>;
  readonly documents: Iterable<T>;
  /** Says whether the caller may see a document; all unless given. */
  readonly shows?: (document: T) => boolean;
}

const maxFilterLength = 8000;

const given = (value: unknown): boolean =>
  value !== undefined && value !== null && !(typeof value === 'object' && Object.keys(value).length === 0);

function select<T extends { readonly id: string }>(source: QuerySource<T>, filter: unknown, sort: unknown) {
  const matches = compileFilter(source.fields, filter);
  const rules = compileSort(source.fields, sort);
  const { shows = () => true } = source;
  const found: T[] = [];
  for (const document of source.documents) if (shows(document) && matches(document)) found.push(document);
  return { found, rules };
}

function pageByCursor<T extends { readonly id: string }>(
  source: QuerySource<T>,
  query: Record<string, unknown>,
): QueryResult<T> {
  const paging = query['cursorPaging'];
  if (!isObject(paging)) throw violation('query.cursorPaging', 'must be an object', 'FORMAT');
  const limit = pagingNumber(paging['limit'], 'query.cursorPaging.limit', defaultLimit, maxLimit);
  const from = given(paging['cursor']) ? decodeCursor(paging['cursor'], source.entity) : undefined;
  if (from && (given(query['filter']) || given(query['sort']))) {
    throw violation('query.cursorPaging.cursor', 'cannot be used together with filter or sort', 'OTHER');
  }
  const { filter, sort } = from ?? { filter: query['filter'], sort: query['sort'] };
  const selected = select(source, filter, sort);
  const found = sortDocuments(selected.found, selected.rules);
  if (!from && JSON.stringify(filter ?? {}).length > maxFilterLength) {
    throw violation('query.filter', `must have at most ${maxFilterLength} characters`, 'MAX_LENGTH');
  }
  const start = from ? startOf(from, found, limit) : 0;
  const end = from?.direction === 'prev' ? Math.min(start + limit, anchorIndex(from, found)) : start + limit;
  const items = found.slice(start, end);
  const cursor = (direction: Cursor['direction'], index: number) =>
    encodeCursor({ entity: source.entity, filter, sort, direction, anchor: found[index]?.id ?? '', index });
  return {
    items,
    metadata: {
      count: items.length,
      cursors: {
        ...(items.length > 0 && end < found.length && { next: cursor('next', end - 1) }),
        ...(items.length > 0 && start > 0 && { prev: cursor('prev', start) }),
      },
    },
  };
}

/** Where the anchor is now; where it is gone, where it was. */
function anchorIndex<T extends { readonly id: string }>(cursor: Cursor, found: readonly T[]): number {
  const index =
    found[cursor.index]?.id === cursor.anchor ? cursor.index : found.findIndex(({ id }) => id === cursor.anchor);
  if (index >= 0) return index;
  return Math.min(cursor.direction === 'next' ? cursor.index - 1 : cursor.index, found.length);
}

const startOf = <T extends { readonly id: string }>(cursor: Cursor, found: readonly T[], limit: number): number =>
  cursor.direction === 'next' ? anchorIndex(cursor, found) + 1 : Math.max(0, anchorIndex(cursor, found) - limit);

/**
 * Answers a query of the platform: `{ filter, sort, paging: { limit, offset } }` or
 * `{ filter, sort, cursorPaging: { limit, cursor } }`. Pages have 50 documents, at most 100.
 * @throws {ValidationError} for anything in the query that is not supported
 */
export function runQuery<T extends { readonly id: string }>(source: QuerySource<T>, query: unknown): QueryResult<T> {
  if (query !== undefined && query !== null && !isObject(query))
    throw violation('query', 'must be an object', 'FORMAT');
  const { filter, sort, paging, cursorPaging } = query ?? {};
  if (given(cursorPaging) || (isObject(cursorPaging) && !given(paging))) {
    if (given(paging)) throw violation('query.cursorPaging', 'cannot be used together with paging', 'OTHER');
    return pageByCursor(source, query ?? {});
  }
  const { limit, offset } = offsetPaging(paging, 'query.paging');
  const { found, rules } = select(source, filter, sort);
  const items = sortDocuments(found, rules, offset + limit).slice(offset, offset + limit);
  return { items, metadata: { count: items.length, offset, total: found.length, tooManyToCount: false } };
}

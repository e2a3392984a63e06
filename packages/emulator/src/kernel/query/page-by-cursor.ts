import { isObject } from '../input/object.js';
import type { Document } from '../state/collection.js';
import { type Cursor, decodeCursor, encodeCursor } from './cursor.js';
import { pagingNumber } from './paging.js';
import { queryError } from './query-error.js';

/** Page of documents, with its paging metadata. */
export interface QueryResult<T> {
  readonly items: readonly T[];
  readonly metadata: object;
}

/** Page of a cursor, with the cursors of its neighbors. */
export interface CursorPage<T> extends QueryResult<T> {
  readonly metadata: {
    readonly count: number;
    readonly cursors: { readonly next?: string; readonly prev?: string };
    readonly hasNext: boolean;
  };
}

/** Criteria of a request, which its cursors repeat. */
export type Criteria = Pick<Cursor, 'filter' | 'sort' | 'search' | 'timeZone'>;

/** Cursor paging of a request. */
export interface CursorPaging {
  /** Page size. */
  readonly limit: number;
  /** Decoded cursor. Absent for the first page. */
  readonly from?: Cursor;
  /** Criteria of the cursor, or of the request if it has no cursor. */
  readonly criteria: Criteria;
}

/** Documents in the order of a query. */
export interface Ordered<T> {
  readonly length: number;
  /** Documents from one position to before another. */
  slice(from: number, to: number): readonly T[];
}

const maxFilterLength = 8000;

/** Whether a value of a request is set. Empty objects, lists and strings are absent. */
export const isPresent = (value: unknown): boolean =>
  value !== undefined &&
  value !== null &&
  value !== '' &&
  !(typeof value === 'object' && Object.keys(value).length === 0);

/**
 * Reads `cursorPaging: { limit, cursor }` of a query or search.
 *
 * @param prefix - Path of the query in the request, such as `query.`, for errors.
 * @throws {ValidationError} for an invalid limit or cursor, and for criteria next to a cursor
 */
export function readCursorPaging(
  entity: string,
  request: Record<string, unknown>,
  prefix: string,
  limits: { defaultLimit: number; maxLimit: number },
): CursorPaging {
  const paging = request['cursorPaging'] ?? {};
  if (!isObject(paging)) throw queryError(`${prefix}cursorPaging`, 'must be an object', 'FORMAT');
  const { filter, sort, search, timeZone } = request;
  const limit = pagingNumber(paging['limit'], `${prefix}cursorPaging.limit`, limits.defaultLimit, limits.maxLimit);
  if (!isPresent(paging['cursor'])) {
    if (JSON.stringify(filter ?? {}).length > maxFilterLength)
      throw queryError(`${prefix}filter`, `must have at most ${maxFilterLength} characters`, 'MAX_LENGTH');
    return { limit, criteria: { filter, sort, search, timeZone } };
  }
  const from = decodeCursor(paging['cursor'], entity);
  if ([filter, sort, search].some(isPresent))
    throw queryError(`${prefix}cursorPaging.cursor`, 'cannot be used together with filter or sort', 'OTHER');
  return { limit, from, criteria: from };
}

/** Current position of the anchor, or its last one if it was deleted. */
function anchorIndex<T extends Document>({ anchor, direction, index }: Cursor, documents: Ordered<T>): number {
  const [same] = documents.slice(index, index + 1);
  if (same?.id === anchor) return index;
  const { length } = documents;
  const now = documents.slice(0, length).findIndex(({ id }) => id === anchor);
  return now >= 0 ? now : Math.min(direction === 'next' ? index - 1 : index, length);
}

/** Returns the page that a cursor paging selects, with the cursors of its neighbors. */
export function pageByCursor<T extends Document>(
  entity: string,
  documents: Ordered<T>,
  { limit, from, criteria }: CursorPaging,
): CursorPage<T> {
  const anchor = from && anchorIndex(from, documents);
  const isBack = from?.direction === 'prev';
  const start = anchor === undefined ? 0 : isBack ? Math.max(0, anchor - limit) : anchor + 1;
  const items = documents.slice(start, isBack ? (anchor ?? 0) : start + limit);
  const end = start + items.length;
  const { filter, sort, search, timeZone } = criteria;
  const cursor = (direction: Cursor['direction'], index: number) => {
    const anchored = { direction, anchor: items[index - start]?.id ?? '', index };
    return encodeCursor({ entity, filter, sort, search, timeZone, ...anchored });
  };
  const hasNext = items.length > 0 && end < documents.length;
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

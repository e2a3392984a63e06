import type { PagingMetadata, Sort } from '@cartwright/core';
import type { IncludedReference, WixDataReadOptions } from '../options.js';

/** Options for `find` and `distinct` of a query. */
export interface WixDataFindOptions extends WixDataReadOptions {
  /** Whether to count all results, for `totalCount` and `totalPages`. */
  returnTotalCount?: boolean;
}

/** Options for `query` with an object. */
export interface WixDataQueryOptions extends WixDataFindOptions {
  /** Reference fields whose items are returned instead of their IDs. */
  includeReferences?: IncludedReference[];
  /** Groups of fields that are returned on request only, in collections of apps. */
  includeFieldGroups?: string[];
}

/** Page of a query or another read, by offset or by cursor. */
export interface WixDataPaging {
  /** Offset paging. `limit` is 50 by default and at most 1,000. */
  paging?: { limit?: number; offset?: number };
  /** Cursor paging. A cursor of an earlier response includes filter and sort. Cannot be combined with `paging`. */
  cursorPaging?: { limit?: number; cursor?: string };
}

/** A query as an object. */
export interface WixDataQueryRequest extends WixDataPaging {
  /** Filter in the platform's format, such as `{ price: { $gt: 10 } }`. */
  filter?: Readonly<Record<string, unknown>>;
  /** Sort criteria, most significant first. */
  sort?: Sort[];
  /**
   * Fields to return, besides `_id`.
   *
   * @default all fields
   */
  fields?: string[];
}

/** Paging metadata of a response. */
export type WixDataPagingMetadata = PagingMetadata & {
  /** Whether there are further results. */
  hasNext?: boolean | null;
};

/** Response of `query` with an object. */
export interface WixDataQueryResponse<Item> {
  /** Items of the page. */
  items: Item[];
  /** Position of the page, cursors and totals. */
  pagingMetadata?: WixDataPagingMetadata;
}

/**
 * Position of a page in the form of the request: offset paging, which starts cursor paging, too, or a cursor. Criteria are not
 * sent with a cursor, which includes them.
 */
export function toPosition({ paging, cursorPaging }: WixDataPaging): WixDataPaging {
  if (cursorPaging?.cursor) return { cursorPaging };
  const first = paging ?? cursorPaging;
  return first ? { paging: { offset: 0, ...first } } : {};
}

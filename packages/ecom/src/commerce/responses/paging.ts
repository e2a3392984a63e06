/** Cursor paging of a query. */
export interface CursorPaging {
  /**
   * Page size, at most 100.
   *
   * @default 50
   */
  limit?: number | null;
  /** Cursor of an earlier response. It contains the filter and sort of the original query. */
  cursor?: string | null;
}

/** Cursors of the neighboring pages. */
export interface Cursors {
  /** Cursor of the next page. Absent on the last page. */
  next?: string | null;
  /** Cursor of the previous page. Absent on the first page. */
  prev?: string | null;
}

/** Paging metadata of a response. */
export interface CursorPagingMetadata {
  /** Number of items on the page. */
  count?: number | null;
  /** Cursors of the neighboring pages. */
  cursors?: Cursors;
  /** Whether there is a next page. */
  hasNext?: boolean | null;
}

/** Paging metadata of a response whose query used cursors or offsets. */
export interface PlatformPagingMetadata {
  /** Number of items on the page. */
  count?: number | null;
  /** Offset of the request. Absent if the query used cursors. */
  offset?: number | null;
  /** Total number of matching items. Absent if the query used cursors. */
  total?: number | null;
  /** Whether there are too many matching items to count them. */
  tooManyToCount?: boolean | null;
  /** Cursors of the neighboring pages. Absent if the query used offsets. */
  cursors?: Cursors;
}

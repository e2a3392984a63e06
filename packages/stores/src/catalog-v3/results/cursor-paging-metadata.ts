/** Cursors of a page of results. */
export interface CursorPagingMetadata {
  /** Number of results on the page. */
  count?: number | null;
  /** Cursors of the next and previous page. */
  cursors?: { next?: string | null; prev?: string | null };
  /** Whether there is a next page. */
  hasNext?: boolean | null;
}

/** Page of a list. */
export interface CursorPaging {
  /** Maximum number of results. */
  limit?: number | null;
  /** Cursor of an earlier response. */
  cursor?: string | null;
}

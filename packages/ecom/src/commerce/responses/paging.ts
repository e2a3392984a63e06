/** Which part of the results. */
export interface CursorPaging {
  /** How many; at most 100. Default 50. */
  limit?: number | null;
  /** Where the part begins: a cursor of an earlier answer. It knows filter and sort. */
  cursor?: string | null;
}

/** Where the neighbors of an answer begin. */
export interface Cursors {
  /** Where the next part begins. */
  next?: string | null;
  /** Where the part before begins. */
  prev?: string | null;
}

/** The answer's place among all results. */
export interface CursorPagingMetadata {
  /** How many. */
  count?: number | null;
  /** Where the neighbors begin. */
  cursors?: Cursors;
  /** Whether there are more. */
  hasNext?: boolean | null;
}

/** Maximum number of rows of a list. */
const MAX_ROWS = 200;

/** Newest entries of a list, newest first. */
export const newest = <T>(entries: Iterable<T>): T[] => [...entries].slice(-MAX_ROWS).reverse();

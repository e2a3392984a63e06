import { invalidArgument, isDevelopment } from '@cartwright/core';

/** Throws `invalid_argument` unless `filter` is an object. A missing filter would select everything. */
export const requireFilter = (filter: unknown): void => {
  if (typeof filter !== 'object' || filter === null)
    throw invalidArgument('filter', isDevelopment && 'a filter object');
};

import { invalidArgument, isDevelopment } from '@cartwright/core';

/** Throws for a missing value or a blank string. The message does not contain the value. */
export const requireNonEmpty = (value: unknown, field: string): void => {
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    throw invalidArgument(field, isDevelopment && 'non-empty');
  }
};

import { invalidArgument } from '@cartwright/core';

/** Throws for a value that is missing or a blank text. Says nothing about the value itself. */
export const requireFilled = (value: unknown, field: string): void => {
  if (value === undefined || value === null || (typeof value === 'string' && !value.trim())) {
    throw invalidArgument(field, 'given and not empty');
  }
};

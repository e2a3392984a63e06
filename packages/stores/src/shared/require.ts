import { invalidArgument, isDevelopment } from '@cartwright/core';

/** Throws `invalid_argument` unless `value` is a non-blank string. */
export const requireText = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) throw invalidArgument(field, isDevelopment && 'a non-empty string');
};

/** Throws `invalid_argument` for an empty list, and calls `check` with each item and its path, such as `ids[2]`. */
export const requireEach = <Item>(
  list: readonly Item[],
  field: string,
  check: (item: Item, field: string) => void = () => undefined,
): void => {
  if (!list || list.length === 0) throw invalidArgument(field, isDevelopment && 'a non-empty list');
  if (Array.isArray(list)) list.forEach((item: Item, index) => check(item, `${field}[${index}]`));
};

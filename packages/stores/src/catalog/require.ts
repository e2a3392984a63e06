import { invalidArgument } from '@cartwright/core';

/** Throws unless the value is a text that is not blank. */
export const requireText = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) throw invalidArgument(field, 'a non-empty text');
};

/** Throws for an empty list, and checks every item of another, each with the name of its place. */
export const requireEach = <Item>(
  list: readonly Item[],
  field: string,
  check: (item: Item, field: string) => void = () => undefined,
): void => {
  if (!list || list.length === 0) throw invalidArgument(field, 'a non-empty list');
  if (Array.isArray(list)) list.forEach((item: Item, index) => check(item, `${field}[${index}]`));
};

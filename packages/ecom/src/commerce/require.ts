import { invalidArgument } from '@cartwright/core';

/** Throws unless the value is a text that is not blank. */
export const requireId = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) throw invalidArgument(field, 'a non-empty id');
};

/** Throws unless an item's quantity is a whole number above zero. */
export const requireQuantity = ({ quantity = 0 }: { quantity?: number }, field: string): void => {
  if (!Number.isInteger(quantity) || quantity < 1) throw invalidArgument(`${field}.quantity`, 'a whole number above 0');
};

/** Checks every item of a list, each with the name of its place. Throws when there is none. */
export const requireEach = <Item>(
  list: readonly Item[],
  field: string,
  check: (item: Item, field: string) => void,
): void => {
  if (!Array.isArray(list) || !list.length) throw invalidArgument(field, 'a non-empty list');
  list.forEach((item: Item, index) => check(item, `${field}[${index}]`));
};

import { invalidArgument } from '@cartwright/core';

/** Throws unless the value is a text that is not blank. */
export const requireId = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) throw invalidArgument(field, 'a non-empty id');
};

/** Throws unless an item's quantity is a whole number above zero. */
const requireQuantity = ({ quantity = 0 }: { quantity?: number }, field: string): void => {
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

/** Checks the line items that a cart or a checkout shall have more of. */
export const requireNewItems = ({ lineItems, customLineItems }: NewItems = {}): void => {
  if (lineItems?.length) {
    requireEach(lineItems, 'lineItems', (item, field) => {
      requireId(item.catalogReference?.catalogItemId, `${field}.catalogReference.catalogItemId`);
      requireQuantity(item, field);
    });
  }
  if (customLineItems?.length) requireEach(customLineItems, 'customLineItems', requireQuantity);
};

interface NewItems {
  lineItems?: readonly { quantity?: number; catalogReference?: { catalogItemId?: string } }[];
  customLineItems?: readonly { quantity?: number }[];
}

/** Checks the new quantities of line items. `id` is the wire name of `_id`; applications written for the official SDK send it. */
export const requireQuantities = (lineItems: readonly { _id?: string; id?: unknown; quantity?: number }[]): void =>
  requireEach(lineItems, 'lineItems', (item, field) => {
    requireId(item._id ?? item.id, `${field}._id`);
    requireQuantity(item, field);
  });

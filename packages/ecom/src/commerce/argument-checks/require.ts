import { invalidArgument, isDevelopment } from '@cartwright/core';

/** Throws `invalid_argument` unless the value is a non-blank string. */
export const requireId = (value: unknown, field: string): void => {
  if (typeof value !== 'string' || !value.trim()) throw invalidArgument(field, isDevelopment && 'a non-empty string');
};

/** Throws `invalid_argument` unless the quantity is a positive integer. */
const requireQuantity = ({ quantity = 0 }: { quantity?: number }, field: string): void => {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw invalidArgument(`${field}.quantity`, isDevelopment && 'a positive integer');
};

/** Checks every item of a list and reports its index. Throws `invalid_argument` if the list is empty. */
export const requireEach = <Item>(
  list: readonly Item[],
  field: string,
  check: (item: Item, field: string) => void,
): void => {
  if (!Array.isArray(list) || !list.length) throw invalidArgument(field, isDevelopment && 'a non-empty list');
  list.forEach((item: Item, index) => check(item, `${field}[${index}]`));
};

/** Checks the line items to add to a cart or checkout. */
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
  /** Catalog line items. */
  lineItems?: readonly { quantity?: number; catalogReference?: { catalogItemId?: string } }[];
  /** Custom line items. */
  customLineItems?: readonly { quantity?: number }[];
}

/** Checks quantity updates. `id` is the platform's name of `_id` and accepted for code written for the official SDK. */
export const requireQuantities = (lineItems: readonly { _id?: string; id?: unknown; quantity?: number }[]): void =>
  requireEach(lineItems, 'lineItems', (item, field) => {
    requireId(item._id ?? item.id, `${field}._id`);
    requireQuantity(item, field);
  });

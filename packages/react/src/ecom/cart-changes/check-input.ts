import { invalidArgument, isDevelopment } from '@cartwright/core';
import type { CatalogItemInput } from '@cartwright/ecom/current-cart-v2';

/** Throws `invalid_argument` unless the condition is met. */
function check(isValid: unknown, name: string, expected: string | false): void {
  if (!isValid) throw invalidArgument(name, expected);
}

/** Throws `invalid_argument` unless the quantity is a positive integer. */
export const checkQuantity = (quantity: number): void =>
  check(Number.isInteger(quantity) && quantity > 0, 'quantity', isDevelopment && `a positive integer, not ${quantity}`);

/** Throws `invalid_argument` unless the difference is an integer other than 0. */
export const checkDifference = (difference: number): void =>
  check(
    Number.isInteger(difference) && difference,
    'difference',
    isDevelopment && `an integer other than 0, not ${difference}`,
  );

/** Throws `invalid_argument` for an empty line item ID. */
export const checkLineItemId = (id: string): void => check(id.trim(), 'lineItemId', isDevelopment && 'a line item ID');

/**
 * Throws `invalid_argument` for an empty list, an item without an ID, or an invalid quantity, before a request is sent.
 */
export function checkLineItems(lineItems: readonly CatalogItemInput[]): void {
  check(lineItems.length, 'lineItems', isDevelopment && 'a list of at least one line item');
  for (const { catalogReference, quantity } of lineItems) {
    checkQuantity(quantity);
    check(catalogReference.catalogItemId?.trim(), 'catalogItemId', isDevelopment && 'an item ID');
  }
}

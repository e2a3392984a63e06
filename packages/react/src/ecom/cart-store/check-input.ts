import { invalidArgument } from '@cartwright/core';
import type { CatalogItemInput } from '@cartwright/ecom/current-cart-v2';

/** Throws `invalid_argument` unless the quantity is a positive integer. */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw invalidArgument('quantity', `a positive integer, not ${quantity}`);
}

/** Throws `invalid_argument` unless the difference is an integer other than 0. */
export function checkDifference(difference: number): void {
  if (!Number.isInteger(difference) || difference === 0)
    throw invalidArgument('difference', `an integer other than 0, not ${difference}`);
}

/** Throws `invalid_argument` for an empty line item ID. */
export function checkLineItemId(id: string): void {
  if (!id.trim()) throw invalidArgument('lineItemId', 'a line item ID');
}

/**
 * Throws `invalid_argument` for an empty list, an item without an ID, or an invalid quantity, before a request is sent.
 */
export function checkLineItems(lineItems: readonly CatalogItemInput[]): void {
  if (lineItems.length === 0) throw invalidArgument('lineItems', 'a list of at least one line item');
  for (const { catalogReference, quantity } of lineItems) {
    checkQuantity(quantity);
    if (!catalogReference.catalogItemId?.trim()) throw invalidArgument('catalogItemId', 'an item ID');
  }
}

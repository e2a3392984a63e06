import { CartwrightError } from '@cartwright/core';
import type { LineItemInput } from '../cart-v1/index.js';

const refuse = (message: string): never => {
  throw new CartwrightError(message, { kind: 'validation', code: 'invalid_argument' });
};

/** Throws `invalid_argument` unless the quantity is a positive integer. */
export function checkQuantity(quantity: number): void {
  if (!Number.isInteger(quantity) || quantity < 1)
    refuse(`A quantity must be a whole number above 0, but is ${quantity}`);
}

/** Throws `invalid_argument` for an empty line item ID. */
export function checkLineItemId(id: string): void {
  if (!id.trim()) refuse('A line item id must not be empty');
}

/**
 * Throws `invalid_argument` for an empty list, an item without an ID, or an invalid quantity, before a request is sent.
 */
export function checkLineItems(lineItems: readonly LineItemInput[]): void {
  if (lineItems.length === 0) refuse('There must be at least one line item to add');
  for (const { catalogReference, quantity } of lineItems) {
    checkQuantity(quantity);
    if (!catalogReference.catalogItemId?.trim()) refuse('"catalogItemId" must not be empty');
  }
}

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { KnownCart } from '../../cart-v2/types.js';

/** Whether `cart` shows a change, compared with the cart before it. */
export type IsApplied = (cart: Cart, before: Cart | null) => boolean;

/** Revision of a cart: 0 without a cart, `NaN` if unknown, so that only the line items are compared. */
const getRevision = (cart: KnownCart): number => (cart === null ? 0 : Number(cart?.revision ?? NaN));

/**
 * Removes the changes that the cart shows. A change has arrived when the cart shows it and the revision is higher than
 * the other changes of this client explain: each update increments it by 1.
 *
 * @param changes - Changes that may still arrive.
 * @param before - Cart that was compared last, or when the first of the changes was sent. `undefined` if unknown.
 * @param cart - Newest cart.
 * @param isResponse - Whether the cart is the response to another change.
 * @returns The changes that may still arrive.
 */
export function removeArrived(
  changes: readonly IsApplied[],
  before: KnownCart,
  cart: Cart | null,
  isResponse: boolean,
): IsApplied[] {
  let unexplained = getRevision(cart) - getRevision(before) - (isResponse ? 1 : 0);
  return changes.filter((isApplied) => {
    const hasArrived = cart && before !== undefined && !(unexplained < 1) && isApplied(cart, before);
    if (hasArrived) unexplained--;
    return !hasArrived;
  });
}

import type { Cart } from '@cartwright/ecom/current-cart-v2';

/** Whether `cart` shows a change, compared with the cart before it. */
export type IsApplied = (cart: Cart, before: Cart | null) => boolean;

/** Revision of a cart: 0 without a cart, `NaN` if unknown, so that only the line items are compared. */
const getRevision = (cart: Cart | null | undefined): number => (cart === null ? 0 : Number(cart?.revision ?? NaN));

/**
 * Changes that may still arrive. A change has arrived when the cart shows it and the revision is higher than the other
 * changes of this client explain: each update increments it by 1.
 */
export class LostChanges {
  #changes: IsApplied[] = [];
  #last: Cart | null | undefined;

  /** Whether any change may still arrive. */
  get hasAny(): boolean {
    return this.#changes.length > 0;
  }

  /** Adds a change. `before`: the cart when it was sent, `undefined` if unknown. */
  add(isApplied: IsApplied, before: Cart | null | undefined): void {
    if (!this.hasAny) this.#last = before;
    this.#changes.push(isApplied);
  }

  /** Removes the changes that the cart shows. `isResponse`: whether the cart is the response to another change. */
  compare(cart: Cart | null, isResponse: boolean): void {
    const before = this.#last;
    let unexplained = getRevision(cart) - getRevision(before) - (isResponse ? 1 : 0);
    this.#changes = this.#changes.filter((isApplied) => {
      const hasArrived = cart !== null && before !== undefined && !(unexplained < 1) && isApplied(cart, before);
      if (hasArrived) unexplained--;
      return !hasArrived;
    });
    this.#last = cart;
  }

  /** Forgets all changes: none is expected to arrive any more. */
  forget(): void {
    this.#changes = [];
  }
}

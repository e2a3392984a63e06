import type { Cart } from '@cartwright/ecom/current-cart';

/** Whether a cart shows a change, compared with the cart before it. */
export type IsIn = (cart: Cart, before: Cart | null) => boolean;

/** How many updates a cart has had. `NaN` where that is unknown: then the lines of the cart decide alone. */
const revisionOf = (cart: Cart | null | undefined): number => (cart === null ? 0 : Number(cart?.revision ?? NaN));

/**
 * The changes that may still arrive. One has arrived when the cart shows it, and has had more updates than the other
 * changes of this client explain: each update raises the revision by 1.
 */
export class LostChanges {
  #changes: IsIn[] = [];
  #last: Cart | null | undefined;

  /** Whether one may still arrive. */
  get areThere(): boolean {
    return this.#changes.length > 0;
  }

  /** Adds one that was sent when this was the cart; `undefined` where the cart was unknown. */
  add(isIn: IsIn, before: Cart | null | undefined): void {
    if (!this.areThere) this.#last = before;
    this.#changes.push(isIn);
  }

  /** Takes out what a cart shows to have arrived. `isResponse`: it is the response to another change. */
  compare(cart: Cart | null, isResponse: boolean): void {
    const before = this.#last;
    let unexplained = revisionOf(cart) - revisionOf(before) - (isResponse ? 1 : 0);
    this.#changes = this.#changes.filter((isIn) => {
      const hasArrived = cart !== null && before !== undefined && !(unexplained < 1) && isIn(cart, before);
      if (hasArrived) unexplained--;
      return !hasArrived;
    });
    this.#last = cart;
  }

  /** Gives them up: none is expected any more. */
  forget(): void {
    this.#changes = [];
  }
}

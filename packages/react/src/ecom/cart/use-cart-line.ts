'use client';

import type { CartwrightError } from '@cartwright/core';
import type { V2LineItem } from '@cartwright/ecom/current-cart-v2';
import { useCallback, useState } from 'react';
import { lineItemDetails, lineItemName, type LineItemDetail } from './line-item-text.js';
import { useCartChanges } from './use-cart-state.js';

/** State of a line item of the cart, and the functions that change it. */
export interface CartLineResult {
  /** Name of the item, in the shopper's language if the platform translated it. */
  readonly name: string;
  /** Selected choices and custom texts, such as `{ name: 'Size', value: 'M' }`. */
  readonly details: readonly LineItemDetail[];
  /** Quantity, with optimistic updates. */
  readonly quantity: number;
  /** Quantity that can be bought. `undefined` if it is unlimited or unknown. */
  readonly maxQuantity: number | undefined;
  /**
   * Whether the line item can be bought: `SHORT` if less than its quantity is in stock, `SOLD_OUT` if nothing is,
   * `NOT_FOUND` if the catalog no longer has it.
   */
  readonly availability: 'AVAILABLE' | 'SHORT' | 'SOLD_OUT' | 'NOT_FOUND';
  /** Whether a change of this line item is pending. */
  readonly isPending: boolean;
  /** Error of the last change of this line item, or `null`. */
  readonly error: CartwrightError | null;
  /**
   * Sets the quantity, with an optimistic update. 0 removes the line item. Stable across renders.
   *
   * @param quantity - Quantity: an integer.
   * @returns Whether the platform confirmed the change. Never rejects: failures set `error`.
   */
  readonly setQuantity: (quantity: number) => Promise<boolean>;
  /**
   * Changes the quantity by a difference, such as 1 for a "+" button, with an optimistic update. The difference is
   * applied to the newest quantity, so that no press in another tab is lost. Stable across renders.
   *
   * @param difference - Difference: an integer other than 0. The quantity stays at least 1.
   * @returns Whether the platform confirmed the change. Never rejects: failures set `error`.
   */
  readonly changeQuantity: (difference: number) => Promise<boolean>;
  /**
   * Removes the line item, with an optimistic update. Stable across renders.
   *
   * @returns Whether the platform confirmed the removal. Never rejects: failures set `error`.
   */
  readonly remove: () => Promise<boolean>;
}

const availabilities: Readonly<Record<string, CartLineResult['availability']>> = {
  PARTIALLY_IN_STOCK: 'SHORT',
  OUT_OF_STOCK: 'SOLD_OUT',
  REMOVED_FROM_CATALOG: 'NOT_FOUND',
};

/**
 * State of one line item of the cart: its text, its availability, and its own pending state and error.
 *
 * @param lineItem - Line item of the cart from `useCart`.
 * @returns The state, and the functions that change the line item.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import type { V2LineItem } from '@cartwright/ecom/current-cart-v2';
 * import { useCartLine } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function Line({ lineItem }: { lineItem: V2LineItem }) {
 *   const { name, details, quantity, changeQuantity, remove, error } = useCartLine(lineItem);
 *   return (
 *     <li>
 *       {name} {details.map(({ name, value }) => `${name}: ${value}`).join(', ')}
 *       <button onClick={() => void changeQuantity(1)}>{quantity}</button>
 *       <button onClick={() => void remove()}>Remove</button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </li>
 *   );
 * }
 * ```
 */
export function useCartLine(lineItem: V2LineItem): CartLineResult {
  const { pending, actions } = useCartChanges();
  const { updateQuantity, removeItem } = actions;
  const [error, setError] = useState<CartwrightError | null>(null);
  const { _id: id = '', quantityInfo: { availableQuantity, requestedQuantity = 0 } = {}, status = '' } = lineItem;

  const run = useCallback(async (change: Promise<unknown>): Promise<boolean> => {
    setError(null);
    try {
      await change;
      return true;
    } catch (reason) {
      setError(reason as CartwrightError);
      return false;
    }
  }, []);
  const remove = useCallback(() => run(removeItem(id)), [run, removeItem, id]);
  const setQuantity = useCallback(
    (quantity: number) => (quantity === 0 ? remove() : run(updateQuantity(id, quantity))),
    [run, remove, updateQuantity, id],
  );
  const changeQuantity = useCallback(
    (difference: number) => run(actions.changeQuantity(id, difference)),
    [run, actions, id],
  );
  return {
    name: lineItemName(lineItem),
    details: lineItemDetails(lineItem),
    quantity: requestedQuantity,
    maxQuantity: availableQuantity ?? undefined,
    availability: availabilities[status] ?? 'AVAILABLE',
    isPending: pending.quantities.has(id),
    error,
    setQuantity,
    changeQuantity,
    remove,
  };
}

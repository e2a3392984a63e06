'use client';

import type { Cart, V2LineItem } from '@cartwright/ecom/current-cart-v2';
import { useChange, type ChangeParameters, type ChangeResult } from '../../provider/use-change.js';
import { cartStore } from '../cart-store/cart-store.js';
import { usePreload } from '../cart-store/use-preload.js';
import { lineItemDetails, lineItemName, type LineItemDetail } from './line-item-text.js';
import { usePendingChanges } from './use-cart-state.js';

/**
 * Change of a line item: its new quantity, 0 to remove it, or the difference to the newest quantity, such as 1 for a "+"
 * button. Both are integers. A difference leaves at least 1, and no press in another tab is lost.
 */
export type CartLineChange =
  | { readonly quantity: number; readonly difference?: undefined }
  | { readonly difference: number; readonly quantity?: undefined };

/** State of a line item of the cart. */
export interface CartLineState {
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
  /** Whether a change of this line item is unconfirmed, also one of another component. */
  readonly isUpdating: boolean;
}

/** Result of {@link useCartLine}: the mutation of the line item, with its state. */
export type CartLineResult = ChangeResult<Cart, CartLineChange> & CartLineState;

const availabilities: Readonly<Record<string, CartLineState['availability']>> = {
  PARTIALLY_IN_STOCK: 'SHORT',
  OUT_OF_STOCK: 'SOLD_OUT',
  REMOVED_FROM_CATALOG: 'NOT_FOUND',
};

/**
 * Gets the state of one line item of the cart, and changes it: its text, its availability, and its own pending state and
 * error.
 *
 * @param lineItem - Line item of the cart from `useCart`.
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The state, and the mutation: `mutate` and `mutateAsync` take a `quantity`, 0 to remove the line item, or a
 * `difference`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import type { V2LineItem } from '@cartwright/ecom/current-cart-v2';
 * import { useCartLine } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function Line({ lineItem }: { lineItem: V2LineItem }) {
 *   const { name, details, quantity, mutate, error } = useCartLine(lineItem);
 *   return (
 *     <li>
 *       {name} {details.map(({ name, value }) => `${name}: ${value}`).join(', ')}
 *       <button onClick={() => mutate({ difference: 1 })}>{quantity}</button>
 *       <button onClick={() => mutate({ quantity: 0 })}>Remove</button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </li>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/update-line-items
 * @see POST /ecom/v2/carts/current/remove-line-items
 */
export function useCartLine(
  lineItem: V2LineItem,
  options: ChangeParameters<Cart, CartLineChange> = {},
): CartLineResult {
  const { quantities } = usePendingChanges();
  const {
    _id: lineItemId = '',
    quantityInfo: { availableQuantity, requestedQuantity = 0 } = {},
    status = '',
  } = lineItem;
  usePreload();
  const change = useChange(({ difference, quantity }: CartLineChange, { single }) => {
    const { change } = single(cartStore);
    if (difference !== undefined) return change('changeQuantity', { lineItemId, difference });
    return quantity === 0 ? change('removeItem', { lineItemId }) : change('updateQuantity', { lineItemId, quantity });
  }, options);
  return {
    ...change,
    name: lineItemName(lineItem),
    details: lineItemDetails(lineItem),
    quantity: requestedQuantity,
    maxQuantity: availableQuantity ?? undefined,
    availability: availabilities[status] ?? 'AVAILABLE',
    isUpdating: quantities.has(lineItemId),
  };
}

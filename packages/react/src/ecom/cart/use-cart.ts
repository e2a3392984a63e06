'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { extendResult } from '../../query/extend-result.js';
import type { ReadResult } from '../../query/read-result.js';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { useRead, type ReadOptions } from '../../provider/use-read.js';
import { cartQuery } from '../../queries/cart-query.js';
import type { CartActions } from '../cart-store/cart-actions.js';
import { useCartState } from './use-cart-state.js';

/** State of the cart, and the actions that change it. */
export interface CartState<Shown = Cart | null> extends CartActions {
  /** The cart, with optimistic updates. `null` when the visitor has none. */
  readonly cart: Shown;
  /** Number of available items, across line items. Sold-out items do not count. */
  readonly itemCount: number;
  /** Whether a change is queued or in flight. */
  readonly isUpdating: boolean;
  /**
   * Whether the cart's amounts may differ from the platform's: a change is pending, or has failed with an unknown
   * outcome.
   */
  readonly totalsAreStale: boolean;
  /** IDs of the line items with an unconfirmed quantity or removal. */
  readonly pendingLineItemIds: ReadonlySet<string>;
}

/** Result of {@link useCart}. `cart` is `undefined` until fetched. */
export interface CartResult extends ReadResult, CartState<Cart | null | undefined> {}

/** Options of {@link useCart}. */
export interface UseCartOptions {
  /** TanStack Query options, such as `staleTime` and `refetchInterval`. */
  query?: Omit<ReadOptions<Cart | null>, 'select'> | undefined;
}

/**
 * Gets the current cart and the actions that change it. All components share one cart, one cache entry and one queue
 * with at most one request in flight. Quantities and removals are updated optimistically; when a change fails, the cart
 * reverts to its last confirmed state and is refetched.
 *
 * A request that failed without a response may still arrive. Until the cart shows it, for at most 15 s,
 * `totalsAreStale` is true and the cart is refetched; the next change waits for at most 3 s.
 *
 * @param options - `query`: TanStack Query options.
 * @returns The cart, the query state, and the actions, which are stable across renders.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCart } from '@cartwright/react/ecom';
 *
 * export function Bag() {
 *   const { cart, changeQuantity } = useCart();
 *   return cart?.lineItems?.map(({ _id = '', name, quantityInfo: { requestedQuantity = 0 } = {} }) => (
 *     <button key={_id} onClick={() => void changeQuantity(_id, 1).catch(console.error)}>
 *       {name?.original}: {requestedQuantity}
 *     </button>
 *   ));
 * }
 * ```
 * @see GET /ecom/v2/carts/current
 */
export function useCart({ query }: UseCartOptions = {}): CartResult {
  const result = useRead(cartQuery(useClient(), useCartwright()), query);
  return extendResult<ReadResult, CartState<Cart | null | undefined>>(result, useCartState(result));
}

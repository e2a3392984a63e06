'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { useRead, type ReadOptions } from '../../provider/use-read.js';
import { cartQuery } from '../../queries/cart-query.js';
import { useCartState, type CartState } from './use-cart-state.js';

/** Result of {@link useCart}: the query result of the cart, with its state. */
export type CartResult = UseQueryResult<Cart | null, CartwrightError> & CartState;

/** Options of {@link useCart}. */
export interface UseCartOptions {
  /** TanStack Query options, such as `staleTime` and `refetchInterval`. */
  query?: Omit<ReadOptions<Cart | null>, 'select'> | undefined;
}

/**
 * Gets the current cart. All components share one cart, one cache entry and one queue of changes with at most one request
 * in flight. Quantities and removals are updated optimistically; when a change fails, the cart reverts to its last
 * confirmed state and is refetched.
 *
 * A request that failed without a response may still arrive. Until the cart shows it, for at most 15 s,
 * `totalsAreStale` is true and the cart is refetched; the next change waits for at most 3 s.
 *
 * @param options - `query`: TanStack Query options.
 * @returns The query result with the state of the cart. `data` is the cart, `null` when the visitor has none. Change it
 * with `useCartMutation` and `useCartLine`.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCart, useCartMutation } from '@cartwright/react/ecom';
 *
 * export function Bag() {
 *   const { data: cart } = useCart();
 *   const { mutate: changeQuantity } = useCartMutation('changeQuantity');
 *   return cart?.lineItems?.map(({ _id = '', name, quantityInfo: { requestedQuantity = 0 } = {} }) => (
 *     <button key={_id} onClick={() => changeQuantity({ lineItemId: _id, difference: 1 })}>
 *       {name?.original}: {requestedQuantity}
 *     </button>
 *   ));
 * }
 * ```
 * @see GET /ecom/v2/carts/current
 */
export function useCart({ query }: UseCartOptions = {}): CartResult {
  return useCartState(useRead(cartQuery(useClient(), useCartwright()), query));
}

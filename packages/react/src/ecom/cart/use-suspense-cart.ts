'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useSuspenseQuery, type UseSuspenseQueryResult } from '@tanstack/react-query';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { cartQuery } from '../../queries/cart-query.js';
import { useCartState, type CartState } from './use-cart-state.js';

/**
 * Gets the current cart as `useCart` does. Suspends until the cart is fetched. If it cannot be fetched, throws the error
 * to the nearest error boundary.
 *
 * @returns The query result with the state of the cart. `data` is the cart, `null` when the visitor has none.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above; the error of the request.
 * @example
 * ```tsx
 * import { useSuspenseCart } from '@cartwright/react/ecom';
 * import { Suspense } from 'react';
 *
 * const Count = () => <>{useSuspenseCart().itemCount}</>;
 *
 * export const CartLink = () => (
 *   <a href="/cart">
 *     Cart (<Suspense fallback="…"><Count /></Suspense>)
 *   </a>
 * );
 * ```
 * @see GET /ecom/v2/carts/current
 */
export function useSuspenseCart(): UseSuspenseQueryResult<Cart | null, CartwrightError> & CartState {
  const client = useClient();
  const context = useCartwright();
  return useCartState(useSuspenseQuery(cartQuery(client, context), context.queryClient));
}

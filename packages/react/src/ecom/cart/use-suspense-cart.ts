'use client';

import { useSuspenseQuery } from '@tanstack/react-query';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { cartQuery } from '../../queries/cart-query.js';
import { useCartState } from './use-cart-state.js';
import type { CartState } from './use-cart.js';

/**
 * Gets the current cart and the actions that change it, as `useCart` does. Suspends until the cart is fetched. If it
 * cannot be fetched, throws the error to the nearest error boundary.
 *
 * @returns The cart, and the actions, which are stable across renders.
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
export function useSuspenseCart(): CartState {
  const client = useClient();
  const context = useCartwright();
  return useCartState(useSuspenseQuery(cartQuery(client, context), context.queryClient));
}

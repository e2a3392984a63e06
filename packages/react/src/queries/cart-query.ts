import type { Client } from '@cartwright/core';
import { readCart, reviveCart, type Cart } from '../cart-v1/index.js';
import { privateQuery } from './private-query.js';
import { queryKeys } from './query-keys.js';

/**
 * Creates the query options of the cart, as the platform last confirmed it. The data is the cart, or `null` if the
 * visitor has none. Before the session starts, no request is sent.
 *
 * Prefetch it only on servers that share the session with the browser.
 *
 * @param client - Client of the user.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { cartQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const prefetchCart = (queryClient: QueryClient, client: Client) =>
 *   queryClient.prefetchQuery(cartQuery(client));
 * ```
 * @see GET /ecom/v1/carts/current
 */
export const cartQuery = (client: Client) =>
  // A spread would expand the type, and its declaration would name types that TanStack Query does not export.
  Object.assign(
    privateQuery<Cart | null, CartKey>(
      client,
      [...queryKeys.cart(client), 'current'],
      (request) => readCart(client, request),
      reviveCart,
      null,
    ),
    { refetchOnWindowFocus: 'always' as const },
  );

type CartKey = readonly [...ReturnType<typeof queryKeys.cart>, 'current'];

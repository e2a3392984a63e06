import type { Client } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { getCartReader } from '../cart-api/get-cart-reader.js';
import type { CartVersionOptions } from '../cart-api/cart-version.js';
import { reviveCart } from '../cart-v2/read-cart.js';
import { privateQuery } from './private-query.js';
import { currentCartKey } from './query-keys.js';
import { getSessionId } from './session-id.js';

/**
 * Creates the query options of the cart, as the platform last confirmed it. The data is the cart, or `null` if the
 * visitor has none. Before the session starts, no request is sent.
 *
 * Prefetch it only on servers that share the session with the browser.
 *
 * @param client - Client of the user.
 * @param options - `cartVersion`: version of the cart operations. The data and the key are the same for both.
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
 * @see GET /ecom/v2/carts/current
 */
export const cartQuery = (client: Client, { cartVersion }: CartVersionOptions = {}) =>
  // A spread would expand the type, and its declaration would name types that TanStack Query does not export.
  Object.assign(
    privateQuery<Cart | null, ReturnType<typeof currentCartKey>>(
      client,
      currentCartKey(getSessionId(client)),
      (request) => getCartReader(cartVersion)(client, request),
      reviveCart,
      null,
    ),
    { refetchOnWindowFocus: 'always' as const },
  );

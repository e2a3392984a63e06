import type { Client } from '@cartwright/core';
import { getSessionId } from './session-id.js';

const all = () => ['cartwright'] as const;

/** Key prefix of the private data of a session, by its ID. */
export const sessionKeys = (session: string) => [...all(), 'session', session] as const;

/** Key of the cart of a session, by its ID. */
export const currentCartKey = (session: string) => [...sessionKeys(session), 'cart', 'current'] as const;

const session = (client: Client) => sessionKeys(getSessionId(client));

/** Key prefix of products. One function per prefix, so that a bundle has those that it uses. */
export const productsKey = () => [...all(), 'products'] as const;

/** Key prefix of collections. */
export const collectionsKey = () => [...all(), 'collections'] as const;

/** Key prefix of published reviews and ratings. */
export const reviewsKey = () => [...all(), 'reviews'] as const;

/** Key prefix of the cart of the client's session. */
export const cartKey = (client: Client) => [...session(client), 'cart'] as const;

/** Key prefix of the orders of the client's session. */
export const ordersKey = (client: Client) => [...session(client), 'orders'] as const;

/** Key prefix of the signed-in member. */
export const memberKey = (client: Client) => [...session(client), 'member'] as const;

/**
 * Key prefixes of cached data, for `invalidateQueries`, `removeQueries` and the like. The key of a single query is the
 * `queryKey` of its options. Keys of private data contain the ID of the client's session, so that no other session finds
 * them.
 *
 * @example
 * ```ts
 * import { queryKeys } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export const refetchCatalog = (queryClient: QueryClient) =>
 *   queryClient.invalidateQueries({ queryKey: queryKeys.products() });
 * ```
 */
export const queryKeys = {
  /** Everything. */
  all,
  /** Products and product lists. */
  products: productsKey,
  /** Collections and collection lists. */
  collections: collectionsKey,
  /** Published reviews and ratings of products. */
  reviews: reviewsKey,
  /** Private data of the client's session. */
  session,
  /** Cart and estimated totals of the client's session. */
  cart: cartKey,
  /** Orders of the client's session, with their fulfillments and transactions. */
  orders: ordersKey,
  /** Signed-in member. */
  member: memberKey,
};

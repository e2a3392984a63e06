import type { Client } from '@cartwright/core';
import {
  estimateTotals,
  reviveTotals,
  totalsVersion,
  type Cart,
  type EstimateCurrentCartTotalsOptions,
  type EstimateTotalsResponse,
} from '../cart-v1/index.js';
import { privateQuery } from './private-query.js';
import { queryKeys } from './query-keys.js';

/**
 * Creates the query options of the estimated totals of the cart. The data is `null` for an empty cart, and no request is
 * sent.
 *
 * @param client - Client of the user.
 * @param cart - Data of `cartQuery`. The totals of another cart, or of a changed one, are another cache entry.
 * @param options - Address, shipping option and what to calculate, as for `estimateCurrentCartTotals`.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { cartEstimateQuery, cartQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function prefetchTotals(queryClient: QueryClient, client: Client) {
 *   const cart = await queryClient.ensureQueryData(cartQuery(client));
 *   await queryClient.prefetchQuery(cartEstimateQuery(client, cart, { calculateShipping: true }));
 * }
 * ```
 * @see POST /ecom/v1/carts/current/estimate-totals
 */
export const cartEstimateQuery = (
  client: Client,
  cart: Cart | null | undefined,
  options: EstimateCurrentCartTotalsOptions = {},
) =>
  privateQuery(
    client,
    [...queryKeys.cart(client), 'estimate', options, totalsVersion(cart)],
    async (request): Promise<EstimateTotalsResponse | null> =>
      cart?.lineItems?.length ? estimateTotals(client, options, request) : null,
    reviveTotals,
    null,
  );

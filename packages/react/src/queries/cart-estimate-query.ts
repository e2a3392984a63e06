import type { Client } from '@cartwright/core';
import type { Cart, CartSummary } from '@cartwright/ecom/current-cart-v2';
import { getCartEstimator } from '../cart-api/get-cart-estimator.js';
import type { CartVersionOptions } from '../cart-api/cart-version.js';
import { reviveSummary, getTotalsVersion } from '../cart-v2/estimate-cart.js';
import type { CartEstimateOptions } from '../cart-v2/types.js';
import { privateQuery } from './private-query.js';
import { cartKey } from './query-keys.js';

/**
 * Creates the query options of the totals of the cart. The data is `null` for an empty cart, and no request is sent.
 *
 * The totals are those of the cart's address, delivery method, coupon and gift card, at the prices that its line items
 * have.
 *
 * @param client - Client of the user.
 * @param cart - Data of `cartQuery`. The totals of another cart, or of a changed one, are another cache entry.
 * @param options - Parts of the totals to calculate. All are left out unless they are `true`.
 * @param version - `cartVersion`: version of the cart operations. The data and the key are the same for both.
 * @returns Options for `useQuery`, `useSuspenseQuery`, `prefetchQuery`, `ensureQueryData` and the like.
 * @example
 * ```ts
 * import type { Client } from '@cartwright/core';
 * import { cartEstimateQuery, cartQuery } from '@cartwright/react/queries';
 * import type { QueryClient } from '@tanstack/react-query';
 *
 * export async function prefetchTotals(queryClient: QueryClient, client: Client) {
 *   const cart = await queryClient.ensureQueryData(cartQuery(client));
 *   await queryClient.prefetchQuery(cartEstimateQuery(client, cart, { calculateDelivery: true }));
 * }
 * ```
 * @see POST /ecom/v2/carts/current/estimate
 */
export const cartEstimateQuery = (
  client: Client,
  cart: Cart | null | undefined,
  options: CartEstimateOptions = {},
  { cartVersion }: CartVersionOptions = {},
) =>
  privateQuery(
    client,
    [...cartKey(client), 'estimate', options, getTotalsVersion(cart)],
    async (request): Promise<CartSummary | null> =>
      cart?.lineItems?.length ? getCartEstimator(cartVersion)(client, cart, options, request) : null,
    reviveSummary,
    null,
  );

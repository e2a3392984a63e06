'use client';

import type { CartwrightError } from '@cartwright/core';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { EstimateCurrentCartTotalsOptions, EstimateTotalsResponse } from '../cart-v1/index.js';
import { useCartwright } from '../provider/use-cartwright.js';
import { useClient } from '../provider/use-client.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { cartEstimateQuery } from '../queries/cart-estimate-query.js';
import { cartQuery } from '../queries/cart-query.js';
import { extendResult } from '../query/extend-result.js';
import { useCartChanges } from './use-cart-state.js';

/** Result of {@link useCartEstimate}. */
export type CartEstimateResult<Selected = EstimateTotalsResponse | null> = UseQueryResult<Selected, CartwrightError> & {
  /** Whether the totals belong to an earlier cart or address. */
  readonly totalsAreStale: boolean;
};

/**
 * Estimates the totals of the cart for an address. Refetches when a change of the cart is confirmed. Sends no request
 * while the cart is empty.
 *
 * @param estimate - Address, shipping option and what to calculate, as for `estimateCurrentCartTotals`.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the totals, such as `priceSummary`, `shippingInfo` and `taxSummary`, and is
 * `null` for an empty cart.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCartEstimate } from '@cartwright/react/ecom';
 *
 * export function Total({ country }: { country: string }) {
 *   const { data, totalsAreStale } = useCartEstimate({ shippingAddress: { country }, calculateShipping: true });
 *   return <b aria-busy={totalsAreStale}>{data?.priceSummary?.total?.formattedAmount}</b>;
 * }
 * ```
 * @see POST /ecom/v1/carts/current/estimate-totals
 */
export function useCartEstimate<Selected = EstimateTotalsResponse | null>(
  estimate?: EstimateCurrentCartTotalsOptions,
  { query }: ReadParameters<EstimateTotalsResponse | null, Selected> = {},
): CartEstimateResult<Selected> {
  const client = useClient();
  const { queryClient } = useCartwright();
  const cart = useQuery(cartQuery(client), queryClient);
  const { pending } = useCartChanges();
  const options = cartEstimateQuery(client, cart.data, estimate);
  const [, , session] = options.queryKey;
  const result = useRead(
    {
      ...options,
      placeholderData: (previous, { queryKey } = {} as never) =>
        cart.data?.lineItems?.length && queryKey?.[2] === session ? previous : undefined,
    },
    cart.data === undefined ? { ...query, enabled: false } : query,
  );
  const isPending = pending.isUpdating || pending.isUnconfirmed;
  return extendResult(result, {
    get totalsAreStale() {
      return isPending || cart.isError || result.isPlaceholderData || result.isFetching || result.isError;
    },
  });
}

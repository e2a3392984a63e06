'use client';

import {
  estimateCurrentCartTotals,
  type Cart,
  type EstimateCurrentCartTotalsOptions,
  type EstimateTotalsResponse,
} from '@cartwright/ecom/current-cart';
import { useQuery } from '@tanstack/react-query';
import { useCartwright } from '../provider/use-cartwright.js';
import { privateKey } from '../query/query-key.js';
import { read } from '../query/read.js';
import { readOptions } from '../query/read-options.js';
import { readResult, type ReadResult } from '../query/read-result.js';
import { revive } from '../query/revive.js';
import { useCartState } from './use-cart-state.js';

const currentCart = { estimateCurrentCartTotals };
const select = /* @__PURE__ */ revive(estimateCurrentCartTotals);

/** Result of {@link useCartEstimate}. */
export interface CartEstimateResult extends ReadResult {
  /**
   * Estimated totals, such as `priceSummary`, `shippingInfo` and `taxSummary`. `undefined` until fetched, and for an
   * empty cart.
   */
  readonly data: EstimateTotalsResponse | undefined;
  /** Whether the totals belong to an earlier cart or address. */
  readonly totalsAreStale: boolean;
}

/** Cart fields that the totals depend on, for the cache key. */
const version = (cart: Cart | null | undefined) => [
  cart?._id,
  cart?._updatedDate?.getTime(),
  cart?.lineItems?.map(({ _id, availability, price, quantity }) => [
    ...[_id, quantity, price?.amount],
    ...[availability?.status, availability?.quantityAvailable],
  ]),
];

/**
 * Estimates the totals of the cart for an address. Refetches when a change of the cart is confirmed. Sends no request
 * while the cart is empty.
 *
 * @param options - Address, shipping option and what to calculate, as for `estimateCurrentCartTotals`.
 * @param settings - `enabled: false` to skip the request.
 * @returns The totals, and the query state.
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
export function useCartEstimate(
  options: EstimateCurrentCartTotalsOptions = {},
  { enabled = true }: { enabled?: boolean } = {},
): CartEstimateResult {
  const { client, queryClient } = useCartwright();
  const { session, result: cart, totalsAreStale } = useCartState();
  const isEmpty = (cart.data?.lineItems?.length ?? 0) === 0;
  const result = useQuery(
    {
      ...readOptions,
      queryKey: privateKey(session, estimateCurrentCartTotals, options, version(cart.data)),
      queryFn: ({ signal }) =>
        read(signal, (request) => client.use(currentCart).estimateCurrentCartTotals(options, request)),
      enabled: enabled && !isEmpty,
      select,
      placeholderData: (previous, query) => (query?.queryKey[1] === session ? previous : undefined),
    },
    queryClient,
  );
  return {
    data: isEmpty ? undefined : result.data,
    totalsAreStale: totalsAreStale || result.isPlaceholderData || result.isFetching || result.isError,
    ...readResult(result),
  };
}

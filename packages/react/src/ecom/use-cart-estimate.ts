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

/** What {@link useCartEstimate} returns. */
export interface CartEstimateResult extends ReadResult {
  /** The totals: `priceSummary`, `shippingInfo`, `taxSummary` and more. `undefined` until they are known. */
  readonly data: EstimateTotalsResponse | undefined;
  /** The totals are those of an earlier cart or address. */
  readonly totalsAreStale: boolean;
}

/** What of a cart decides its totals. */
const version = (cart: Cart | null | undefined) => [
  cart?._id,
  cart?._updatedDate?.getTime(),
  cart?.lineItems?.map(({ _id, availability, price, quantity }) => [
    ...[_id, quantity, price?.amount],
    ...[availability?.status, availability?.quantityAvailable],
  ]),
];

/**
 * What the cart would cost at an address: asked for again whenever the platform confirms another cart. Nothing is asked
 * for while the cart is empty.
 *
 * @param options - Address, delivery and what to calculate, as `estimateCurrentCartTotals` takes them.
 * @param settings - `enabled: false` asks for nothing.
 * @returns The totals, and how they stand.
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

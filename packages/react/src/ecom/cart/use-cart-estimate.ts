'use client';

import type { CartwrightError } from '@cartwright/core';
import type { CartSummary } from '@cartwright/ecom/current-cart-v2';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { CartEstimateOptions } from '../../cart-v2/types.js';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { useRead, type ReadParameters } from '../../provider/use-read.js';
import { cartEstimateQuery } from '../../queries/cart-estimate-query.js';
import { cartQuery } from '../../queries/cart-query.js';
import { extendResult } from '../../query/extend-result.js';
import { usePendingChanges } from './use-cart-state.js';

/** Result of {@link useCartEstimate}. */
export type CartEstimateResult<Selected = CartSummary | null> = UseQueryResult<Selected, CartwrightError> & {
  /** Whether the totals belong to an earlier cart or other options. */
  readonly totalsAreStale: boolean;
};

/** Adds `totalsAreStale`, which reads the query results only when a component reads it. */
const withStaleness = <Selected>(
  result: UseQueryResult<Selected, CartwrightError>,
  cart: Pick<UseQueryResult, 'isError'>,
  isPending: boolean,
): CartEstimateResult<Selected> =>
  extendResult(result, {
    get totalsAreStale() {
      return isPending || cart.isError || result.isPlaceholderData || result.isFetching || result.isError;
    },
  });

/**
 * Calculates the totals of the cart, with its address, delivery method, coupon and gift card. Calculates again when a
 * change of the cart is confirmed. Sends no request while the cart is empty.
 *
 * @param estimate - Parts of the totals to calculate: `calculateDelivery`, `calculateTax`, `calculateAdditionalFees`,
 * `calculateGiftCards`, and `validationConfig`. All are left out unless they are set.
 * @param options - `query`: TanStack Query options.
 * @returns The query result. `data` has the totals, such as `priceSummary`, `paymentSummary` and `violations`, and is
 * `null` for an empty cart.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { Money } from '@cartwright/react/components';
 * import { useCart, useCartEstimate } from '@cartwright/react/ecom';
 *
 * export function Total() {
 *   const { data: cart } = useCart();
 *   const { data, totalsAreStale } = useCartEstimate({ calculateDelivery: true, calculateTax: true });
 *   const { amount } = data?.priceSummary?.total ?? {};
 *   return (
 *     <b aria-busy={totalsAreStale}>
 *       <Money amount={amount} locale="en-US" currency={cart?.businessInfo?.currencyCode} />
 *     </b>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/estimate
 */
export function useCartEstimate<Selected = CartSummary | null>(
  estimate?: CartEstimateOptions,
  { query }: ReadParameters<CartSummary | null, Selected> = {},
): CartEstimateResult<Selected> {
  const client = useClient();
  const context = useCartwright();
  const cart = useQuery(cartQuery(client, context), context.queryClient);
  const { isUnconfirmed, isUpdating } = usePendingChanges();
  const options = cartEstimateQuery(client, cart.data, estimate, context);
  const [, , session] = options.queryKey;
  const result = useRead(
    {
      ...options,
      placeholderData: (previous, { queryKey } = {} as never) =>
        cart.data?.lineItems?.length && queryKey?.[2] === session ? previous : undefined,
    },
    cart.data === undefined ? { ...query, enabled: false } : query,
  );
  return withStaleness(result, cart, isUpdating || isUnconfirmed);
}

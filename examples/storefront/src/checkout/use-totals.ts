import type { Client } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import { calculateCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { useClient } from '@cartwright/react';
import { useCart } from '@cartwright/react/ecom';
import { queryKeys } from '@cartwright/react/queries';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

/** Query options of the totals of the cart. The totals of a changed cart are another cache entry. */
export const totalsQuery = (client: Client, { _id, revision }: Cart) =>
  queryOptions({
    queryKey: [...queryKeys.cart(client), 'calculate', _id, revision],
    queryFn: ({ signal }) => client.use(calculateCurrentCart)({}, { signal }),
    staleTime: 0,
  });

/** Totals of the cart. Calculated again when a change of the cart is confirmed. */
export function useTotals(cart: Cart) {
  const { isUpdating } = useCart();
  const options = totalsQuery(useClient(), cart);
  return useQuery({ ...options, placeholderData: keepPreviousData, enabled: !isUpdating });
}

export type Totals = ReturnType<typeof useTotals>;

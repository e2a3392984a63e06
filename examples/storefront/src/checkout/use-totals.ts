import type { Cart } from '@cartwright/ecom/cart-v2';
import { calculateCurrentCart } from '@cartwright/ecom/current-cart-v2';
import { useClient } from '@cartwright/react';
import { queryKeys } from '@cartwright/react/queries';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';

/**
 * Everything that the totals depend on. The revision does not do: a calculation raises it, because it refreshes the
 * cart from the catalog.
 */
const versionOf = ({ _id, coupons, customerInfo, deliveryInfo, lineItems = [], paymentInfo }: Cart) => [
  _id,
  coupons,
  customerInfo?.email,
  deliveryInfo,
  paymentInfo?.giftCards,
  lineItems.map((line) => [line._id, line.quantityInfo, line.status, line.pricing?.unitPrice]),
];

/** Totals of the cart, with prices and stock of the catalog. Calculated again whenever the cart changes. */
export function useTotals(cart: Cart) {
  const client = useClient();
  return useQuery(
    queryOptions({
      queryKey: [...queryKeys.cart(client), 'calculate', versionOf(cart)],
      queryFn: ({ signal }) => client.use(calculateCurrentCart)({ refreshCart: true }, { signal }),
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
}

export type Totals = ReturnType<typeof useTotals>;

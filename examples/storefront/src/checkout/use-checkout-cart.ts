import { isApiError } from '@cartwright/core';
import type { Cart } from '@cartwright/ecom/cart-v2';
import * as currentCart from '@cartwright/ecom/current-cart-v2';
import { useClient } from '@cartwright/react';
import { useCart } from '@cartwright/react/ecom';
import { queryKeys } from '@cartwright/react/queries';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';

/** Resolves to the cart of a response, or to `null` if there is none. */
async function cartOrNull(response: Promise<{ cart?: Cart }>): Promise<Cart | null> {
  try {
    return (await response).cart ?? null;
  } catch (error) {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  }
}

/** The cart and its changes. */
export function useCheckoutCart() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { refetch: refetchBag } = useCart();
  const api = client.use(currentCart);
  const queryKey = [...queryKeys.cart(client), 'v2'];
  const result = useQuery(
    queryOptions({
      queryKey,
      queryFn: () => cartOrNull(api.getCurrentCart()),
    }),
  );
  const changed = async (call: Promise<{ cart?: Cart }>) => {
    const { cart } = await call;
    queryClient.setQueryData(queryKey, cart);
    void refetchBag();
    return cart ?? {};
  };
  const giftCardOf = (cart: Cart | null | undefined) => cart?.paymentInfo?.giftCards?.[0]?._id ?? '';
  return {
    cart: result.data,
    isPending: result.isPending,
    isError: result.isError,
    error: result.error,
    refetch: result.refetch,
    updateCart: (cart: Cart) => changed(api.updateCurrentCart(cart)),
    setDeliveryMethod: (code: string) => changed(api.setDeliveryMethodForCurrentCart({ code })),
    applyGiftCard: (code: string) => changed(api.addGiftCardToCurrentCart({ code })),
    removeGiftCard: () => changed(api.removeGiftCardFromCurrentCart(giftCardOf(result.data))),
  };
}

export type CheckoutCart = ReturnType<typeof useCheckoutCart>;

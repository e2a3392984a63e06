import type { Cart } from '@cartwright/ecom/cart-v2';
import { useState } from 'react';
import { regionsOf } from '../cart/destination.js';
import { methodsFor } from './delivery-methods.js';
import type { CheckoutCart } from './use-checkout-cart.js';

/** The first method of an address whose country has no method yet, or another one than the store offers there. */
function nextMethod({ deliveryInfo }: Cart): string | undefined {
  const { country, subdivision } = deliveryInfo?.address ?? {};
  if (!country || (regionsOf(country).length > 0 && !subdivision)) return undefined;
  const offered = methodsFor(country, subdivision ?? '');
  return offered.some(({ code }) => code === deliveryInfo?.method?.code) ? undefined : offered[0]?.code;
}

/** Saves addresses and selects delivery methods. A new address selects the first method that is offered there. */
export function useDelivery({ updateCart, setDeliveryMethod }: CheckoutCart) {
  const [pendingMethod, setPendingMethod] = useState<string>();
  const [error, setError] = useState<unknown>();

  const select = async (code: string): Promise<Cart | undefined> => {
    setPendingMethod(code);
    setError(undefined);
    const saved = await setDeliveryMethod(code).catch((reason: unknown) => {
      setError(reason);
      return undefined;
    });
    setPendingMethod(undefined);
    return saved;
  };
  const save = async (fields: Cart): Promise<Cart> => {
    const saved = await updateCart(fields);
    const code = nextMethod(saved);
    return (code && (await select(code))) || saved;
  };
  return { save, select, pendingMethod, error };
}

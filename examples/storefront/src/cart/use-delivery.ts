import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useCart } from '@cartwright/react/ecom';
import { useRef, useState } from 'react';
import { nextMethod } from './delivery-methods.js';

/** Saves addresses and selects delivery methods. An address without a method gets the first one that is offered there. */
export function useDelivery() {
  const { cart, setDeliveryMethod, updateCart } = useCart();
  const [pendingMethod, setPendingMethod] = useState<string>();
  /** Error of the last selection. */
  const [error, setError] = useState<unknown>();
  const selection = useRef<Promise<Cart | undefined>>(undefined);

  const select = (code: string): Promise<Cart | undefined> => {
    setPendingMethod(code);
    setError(undefined);
    const selected = setDeliveryMethod({ code })
      .catch((reason: unknown) => {
        setError(reason);
        return undefined;
      })
      .finally(() => setPendingMethod((pending) => (selection.current === selected ? undefined : pending)));
    selection.current = selected;
    return selected;
  };
  const save = async (fields: Cart): Promise<Cart> => {
    const before = selection.current;
    const saved = await updateCart(fields);
    // The shopper has selected a method meanwhile: it is not replaced by the first one.
    if (selection.current !== before) return (await selection.current) ?? saved;
    const code = nextMethod(saved);
    return (code && (await select(code))) || saved;
  };
  return { method: pendingMethod ?? cart?.deliveryInfo?.method?.code, pendingMethod, error, save, select };
}

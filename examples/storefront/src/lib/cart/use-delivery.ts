import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useCart, useCartMutation } from '@cartwright/react/ecom';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { deliveryMethodsKey, nextMethod } from './delivery-methods.js';
import { getDestination, isComplete } from './destination.js';
import { useDeliveryMethods } from './use-delivery-methods.js';

/** Saves addresses and selects delivery methods. An address whose method is not offered there gets another one. */
export function useDelivery() {
  const { data: cart } = useCart();
  const { mutateAsync: setDeliveryMethod } = useCartMutation('setDeliveryMethod');
  const { mutateAsync: updateCart } = useCartMutation('updateCart');
  const queryClient = useQueryClient();
  const methodsQuery = useDeliveryMethods();
  const [pendingMethod, setPendingMethod] = useState<string>();
  /** Error of the last selection. */
  const [error, setError] = useState<unknown>();
  const selection = useRef<Promise<Cart | undefined>>(undefined);
  const saving = useRef<Promise<Cart>>(undefined);

  const select = (code: string): Promise<Cart | undefined> => {
    setPendingMethod(code);
    setError(undefined);
    const selected = setDeliveryMethod({ code })
      .catch((reason: unknown) => {
        setError(reason);
        // The method may not be offered any more.
        void queryClient.invalidateQueries({ queryKey: deliveryMethodsKey });
        return undefined;
      })
      .finally(() => setPendingMethod((pending) => (selection.current === selected ? undefined : pending)));
    selection.current = selected;
    return selected;
  };
  const saveAddress = async (fields: Cart): Promise<Cart> => {
    const before = selection.current;
    const saved = await updateCart(fields);
    const destination = getDestination(saved);
    if (!isComplete(destination)) return saved;
    // If they cannot be loaded, the page shows that.
    const methods = await queryClient.fetchQuery(methodsQuery(destination)).catch(() => []);
    // The shopper has selected a method meanwhile: it is not replaced.
    if (selection.current !== before) return (await selection.current) ?? saved;
    const code = nextMethod(saved, methods);
    return (code && (await select(code))) || saved;
  };
  const save = (fields: Cart): Promise<Cart> => {
    const saved = saveAddress(fields).finally(() => {
      if (saving.current === saved) saving.current = undefined;
    });
    saving.current = saved;
    return saved;
  };
  /** Waits for what is being saved. @returns The cart, or `undefined` if nothing is being saved. */
  const whenSaved = async (): Promise<Cart | undefined> =>
    (await saving.current) ?? (pendingMethod === undefined ? undefined : selection.current);
  return { method: pendingMethod ?? cart?.deliveryInfo?.method?.code, pendingMethod, error, save, select, whenSaved };
}

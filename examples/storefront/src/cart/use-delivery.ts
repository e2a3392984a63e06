import { useCart } from '@cartwright/react/ecom';
import { useState } from 'react';
import { type Destination, addressOf, destinationOf, isComplete } from './destination.js';
import { methodsFor } from '../checkout/delivery-methods.js';

/** Destination and delivery method of the bag, and the functions that change them. */
export function useDelivery() {
  const { cart, setDeliveryMethod, updateCart } = useCart();
  /** Destination that is not complete yet, so that it is not saved in the bag. */
  const [draft, setDraft] = useState<Destination>();
  const [error, setError] = useState<unknown>();
  const method = cart?.deliveryInfo?.method?.code;

  const attempt = async (change: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await change();
    } catch (reason) {
      setError(reason);
    }
  };
  const select = (code: string) => attempt(() => setDeliveryMethod({ code }));
  const take = (destination: Destination) => {
    setDraft(destination);
    if (!isComplete(destination)) return;
    void attempt(async () => {
      await updateCart({ deliveryInfo: { address: addressOf(destination) } });
      setDraft(undefined);
      const offered = methodsFor(destination.country, destination.region);
      const { code } = offered.find((one) => one.code === method) ?? offered[0] ?? {};
      if (code) await setDeliveryMethod({ code });
    });
  };
  return { destination: draft ?? destinationOf(cart), method, error, select, take };
}

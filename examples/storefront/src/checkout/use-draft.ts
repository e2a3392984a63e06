import type { Cart } from '@cartwright/ecom/cart-v2';
import { useMember } from '@cartwright/react/identity';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckoutField, type CheckoutValues, changesOf, valuesOf } from './checkout-values.js';
import { needsDelivery } from '../cart/needs-delivery.js';
import type { useDelivery } from '../cart/use-delivery.js';

/** Time after the last change, in milliseconds, after which the fields are saved. */
const pause = 500;

/**
 * The text fields of the page. They are saved in the cart while the shopper types, so that a reload, another tab and the
 * platform's checkout page have them.
 */
export function useDraft(cart: Cart, delivery: Pick<ReturnType<typeof useDelivery>, 'save' | 'whenSaved'>) {
  const { data: member } = useMember();
  const [typed, setTyped] = useState<Partial<CheckoutValues>>({});
  const [rejected, setRejected] = useState<{ version: string; error: unknown }>();
  const values: CheckoutValues = { ...valuesOf(cart, member), ...typed };
  const changes = changesOf(values, cart, needsDelivery(cart));
  const version = changes ? JSON.stringify(changes) : '';
  const rejection = rejected?.version === version ? rejected : undefined;

  /** Saves what is not saved yet, and waits for what is being saved. @returns The cart. @throws the error of the platform */
  const save = async (): Promise<Cart> => {
    if (!changes) return (await delivery.whenSaved()) ?? cart;
    try {
      const saved = await delivery.save(changes);
      setRejected(undefined);
      return saved;
    } catch (error) {
      setRejected({ version, error });
      throw error;
    }
  };
  const saveInBackground = useEffectEvent(() => void save().catch(() => undefined));
  // Rejected values are not saved a second time before they change, or the shopper orders.
  const isDue = changes !== undefined && !rejection;
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => saveInBackground(), pause);
    return () => clearTimeout(timer);
  }, [isDue, version]);

  const fill = (entered: Partial<CheckoutValues>) => setTyped((before) => ({ ...before, ...entered }));
  const change = (name: CheckoutField, value: string) =>
    fill({ [name]: value, ...(name === 'country' && { region: '' }) });
  return { values, change, fill, save, error: rejection?.error };
}

export type Draft = ReturnType<typeof useDraft>;

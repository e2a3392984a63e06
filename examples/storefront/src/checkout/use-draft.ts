import type { Cart } from '@cartwright/ecom/cart-v2';
import { useMember } from '@cartwright/react/identity';
import { useEffect, useEffectEvent, useState } from 'react';
import { type CheckoutField, type CheckoutValues, toCartChanges, toCheckoutValues } from './checkout-values.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import type { useDelivery } from '../lib/cart/use-delivery.js';

/** Time after the last change, in milliseconds, after which the fields are saved. */
const pause = 500;

type Values = Partial<CheckoutValues>;

/** Texts that the shopper typed. */
interface Typed {
  /** Values that the cart does not have. */
  readonly values: Values;
  /** Whether they were sent once, so that they do not replace what another tab saves afterwards. */
  readonly isSent: boolean;
  /** Values that were saved with the given revision of the cart. They are shown until the page has that cart. */
  readonly saved: { readonly values: Values; readonly revision: number };
}

const nothingTyped: Typed = { values: {}, isSent: false, saved: { values: {}, revision: 0 } };

const filter = (values: Values, keeps: (name: CheckoutField, value: string) => boolean): Values =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => keeps(name as CheckoutField, value)));

/**
 * The text fields of the page. They are saved in the cart while the shopper types, so that a reload, another tab and the
 * platform's checkout page have them. A saved field shows what another tab saves later.
 */
export function useDraft(cart: Cart, delivery: Pick<ReturnType<typeof useDelivery>, 'save' | 'whenSaved'>) {
  const { data: member } = useMember();
  const [typed, setTyped] = useState(nothingTyped);
  const [rejected, setRejected] = useState<{ version: string; error: unknown }>();
  const { revision, values: saved } = typed.saved;
  const values = { ...toCheckoutValues(cart, member), ...(Number(cart.revision) < revision && saved), ...typed.values };
  const changes = toCartChanges(values, cart, needsDelivery(cart));
  const version = changes ? JSON.stringify(changes) : '';
  const rejection = rejected?.version === version ? rejected : undefined;

  const send = async (fields: Cart): Promise<Cart> => {
    try {
      const confirmed = await delivery.save(fields);
      setRejected(undefined);
      return confirmed;
    } catch (error) {
      setRejected({ version, error });
      throw error;
    }
  };

  /** Saves what is not saved yet, and waits for what is being saved. @returns The cart. @throws the error of the platform */
  const save = async (): Promise<Cart> => {
    const confirmed = changes ? await send(changes) : ((await delivery.whenSaved()) ?? cart);
    const stored = toCheckoutValues(confirmed, member);
    const isStored = (name: CheckoutField, value: string) => value === stored[name];
    setTyped((now) => ({
      values: filter(now.values, (name, value) => !isStored(name, value)),
      isSent: now === typed,
      saved: { values: filter(now.values, isStored), revision: Number(confirmed.revision) },
    }));
    return confirmed;
  };
  const saveInBackground = useEffectEvent(() => void save().catch(() => undefined));
  // Rejected values are not saved a second time before they change, or the shopper orders.
  const isDue = !typed.isSent && !rejection && (changes !== undefined || Object.keys(typed.values).length > 0);
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => saveInBackground(), pause);
    return () => clearTimeout(timer);
  }, [isDue, version, typed]);

  const fill = (entered: Partial<CheckoutValues>) =>
    setTyped((before) => ({ ...before, values: { ...before.values, ...entered }, isSent: false }));
  const change = (name: CheckoutField, value: string) =>
    fill({ [name]: value, ...(name === 'country' && { region: '' }) });
  return { values, change, fill, save, error: rejection?.error };
}

export type Draft = ReturnType<typeof useDraft>;

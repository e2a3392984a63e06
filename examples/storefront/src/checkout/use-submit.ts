import { compare } from '@cartwright/core/money';
import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { useRef, useState } from 'react';
import type { FieldErrors } from '../ui/focus-first.js';
import { fieldViolations, methodField, missingFields, otherViolations, rejectedFields } from './field-errors.js';
import { needsDelivery } from './needs-delivery.js';
import { OrderError } from './place-order.js';
import type { Draft } from './use-draft.js';
import type { Totals } from './use-totals.js';

interface SubmitOptions {
  draft: Draft;
  /** Totals that the shopper sees. */
  totals: Totals;
  /** Places the order or starts the payment, once everything is checked. */
  onReady: (cart: Cart, summary: CartSummary) => Promise<void>;
  /** Called with the errors of fields. */
  onFieldErrors: (errors: FieldErrors) => void;
}

const totalOf = (summary: CartSummary | undefined): string => summary?.priceSummary?.total?.amount ?? '0';

/** Errors of the fields, without a delivery method also of that. */
const missingIn = (cart: Cart, { values }: Draft): FieldErrors => {
  const isDelivered = needsDelivery(cart);
  return missingFields(values, isDelivered);
};

/** Checks the page and the cart step by step, and stops at the first step with an error. */
export function useSubmit({ draft, totals, onReady, onFieldErrors }: SubmitOptions) {
  const [error, setError] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);

  async function run(cart: Cart): Promise<void> {
    const missing = missingIn(cart, draft);
    if (Object.keys(missing).length > 0) return onFieldErrors(missing);
    const saved = await draft.save().catch((reason: unknown) => {
      const fields = rejectedFields(reason);
      if (Object.keys(fields).length === 0) throw reason;
      onFieldErrors(fields);
    });
    if (!saved) return;
    if (needsDelivery(saved) && !saved.deliveryInfo?.method) {
      return onFieldErrors({ [methodField]: 'Please choose how you get your order.' });
    }
    const shown = totalOf(totals.data?.summary);
    const { data, error: failure } = await totals.refetch();
    if (failure) throw failure;
    const { summary = {} } = data ?? {};
    const wrong = fieldViolations(summary);
    if (Object.keys(wrong).length > 0) return onFieldErrors(wrong);
    if (otherViolations(summary).length > 0) throw new OrderError('INVALID_CART');
    if (compare(shown, totalOf(summary)) !== 0) throw new OrderError('total_changed');
    await onReady(data?.cart ?? saved, summary);
  }

  /** Starts the steps. A second call while they run does nothing. */
  const submit = async (cart: Cart): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setError(undefined);
    onFieldErrors({});
    try {
      await run(cart);
    } catch (reason) {
      setError(reason);
    }
    isRunning.current = false;
    setIsPending(false);
  };
  return { submit, isPending, error };
}

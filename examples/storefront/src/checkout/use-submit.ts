import { compare } from '@cartwright/core/money';
import type { Cart, CartSummary } from '@cartwright/ecom/cart-v2';
import { useClient } from '@cartwright/react';
import { useCartMutation } from '@cartwright/react/ecom';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { methodField } from '../ui/cart/delivery-choice.js';
import { needsDelivery } from '../lib/cart/needs-delivery.js';
import { useTexts } from '../lib/language/use-texts.js';
import type { FieldErrors } from '../lib/focus-first.js';
import { fieldViolations, isBlocking, missingFields, otherViolations, rejectedFields } from './field-errors.js';
import { OrderError } from './place-order.js';
import type { Draft } from './use-draft.js';
import { type Totals, totalsQuery } from './use-totals.js';

interface SubmitOptions {
  draft: Draft;
  /** Totals that the shopper sees. */
  totals: Totals;
  /** Places the order or starts the payment, once everything is checked. */
  onReady: (cart: Cart, summary: CartSummary) => Promise<void>;
  /** Called with the errors of fields. */
  onFieldErrors: (errors: FieldErrors) => void;
}

const getTotal = (summary: CartSummary | undefined): string => summary?.priceSummary?.total?.amount ?? '0';

/** Checks the page and the cart step by step, and stops at the first step with an error. */
export function useSubmit({ draft, totals, onReady, onFieldErrors }: SubmitOptions) {
  const [error, setError] = useState<unknown>();
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  const { mutateAsync: refreshItems } = useCartMutation('refreshItems');
  const queryClient = useQueryClient();
  const client = useClient();
  const texts = useTexts('checkout');

  async function run(cart: Cart): Promise<void> {
    const missing = missingFields(draft.values, needsDelivery(cart), texts);
    if (Object.keys(missing).length > 0) return onFieldErrors(missing);
    const saved = await draft.save().catch((reason: unknown) => {
      const fields = rejectedFields(reason, texts);
      if (Object.keys(fields).length === 0) throw reason;
      onFieldErrors(fields);
    });
    if (!saved) return;
    if (needsDelivery(saved) && !saved.deliveryInfo?.method) {
      return onFieldErrors({ [methodField]: texts.fields.method });
    }
    const shown = getTotal(totals.data?.summary);
    // Prices and stock as the catalog has them now, so that the shopper sees a change before the order.
    const refreshed = await refreshItems();
    const { summary = {} } = await queryClient.fetchQuery(totalsQuery(client, refreshed));
    const wrong = fieldViolations(summary, texts);
    if (Object.keys(wrong).length > 0) return onFieldErrors(wrong);
    if (otherViolations(summary).some(isBlocking)) throw new OrderError('INVALID_CART');
    if (compare(shown, getTotal(summary)) !== 0) throw new OrderError('total_changed');
    await onReady(refreshed, summary);
  }

  /** Starts the steps. A second call while they run does nothing. */
  const submit = async (cart: Cart): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setError(undefined);
    onFieldErrors({});
    await run(cart).catch((reason: unknown) => setError(reason));
    isRunning.current = false;
    setIsPending(false);
  };
  return { submit, isPending, error };
}

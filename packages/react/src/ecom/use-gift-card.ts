'use client';

import type { CartwrightError } from '@cartwright/core';
import type { Checkout } from '@cartwright/ecom/checkout';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applyGiftCard, withoutGiftCard } from '../cart-v1/index.js';
import type { CartwrightContextValue } from '../provider/cartwright-context.js';
import { useAction, type ActionResult } from '../provider/use-action.js';
import { useClient } from '../provider/use-client.js';
import { useRead, type ReadParameters } from '../provider/use-read.js';
import { checkoutQuery } from '../queries/checkout-query.js';

/** Gift card to apply to a checkout. */
export interface GiftCardInput {
  /** Gift card code, as the shopper enters it. Not case-sensitive. */
  code: string;
  /**
   * Amount to redeem, as a decimal string in the checkout's currency.
   *
   * @default as much as the balance and the total allow
   */
  amount?: string | undefined;
}

/** Result of {@link useGiftCard}. */
export interface GiftCardResult {
  /** Query of the checkout. Its totals are those before the gift card. */
  readonly checkout: UseQueryResult<Checkout | null, CartwrightError>;
  /** Applied gift card, with its masked code and the amount that it pays. `undefined` without one. */
  readonly giftCard: Checkout['giftCard'];
  /** State of the last `apply` or `remove`. */
  readonly change: ActionResult<Checkout, GiftCardInput | null>;
  /**
   * Applies a gift card, in place of an earlier one. Never throws: failures set `change.error`. Stable across renders.
   *
   * @param giftCard - Code, and optionally the amount to redeem.
   */
  readonly apply: (giftCard: GiftCardInput) => void;
  /** Removes the gift card. Never throws: failures set `change.error`. Stable across renders. */
  readonly remove: () => void;
}

/** Applies a gift card, or removes it for `null`, and caches the checkout of the response. */
async function changeGiftCard(checkoutId: string, giftCard: GiftCardInput | null, context: CartwrightContextValue) {
  const { client, queryClient } = context;
  const { queryKey } = checkoutQuery(client, checkoutId);
  const checkout = giftCard
    ? await applyGiftCard(client, checkoutId, giftCard.code.trim(), giftCard.amount)
    : await withoutGiftCard(client, checkoutId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, checkout);
  return checkout;
}

/**
 * Applies a gift card to a checkout, for stores with their own checkout page, and shows what it pays. The hosted page
 * has a field for gift cards: pass a known code to `useStartCheckout` as `giftCardCode`. The platform has no operation
 * that returns the balance of a gift card to shoppers: the amount that it pays is that of the checkout.
 *
 * @param checkoutId - Checkout ID. No request is sent without it.
 * @param options - `query`: TanStack Query options of the checkout.
 * @returns The checkout, its gift card, `apply`, `remove`, and their state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useGiftCard } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function GiftCardField({ checkoutId }: { checkoutId: string }) {
 *   const { giftCard, apply, remove, change } = useGiftCard(checkoutId);
 *   if (giftCard) return <button onClick={remove}>Remove gift card {giftCard.obfuscatedCode}</button>;
 *   const submit = (form: FormData) => apply({ code: String(form.get('code')) });
 *   return (
 *     <form onSubmit={(event) => (event.preventDefault(), submit(new FormData(event.currentTarget)))}>
 *       <input name="code" aria-label="Gift card code" />
 *       <button disabled={change.isPending}>Apply</button>
 *       {change.error && <p role="alert">{describeError(change.error)}</p>}
 *     </form>
 *   );
 * }
 * ```
 * @see PATCH /ecom/v1/checkouts/{checkout.id}
 * @see POST /ecom/v1/checkouts/{id}/remove-gift-card
 */
export function useGiftCard(
  checkoutId: string | null | undefined,
  { query }: Pick<ReadParameters<Checkout | null>, 'query'> = {},
): GiftCardResult {
  const id = checkoutId ?? '';
  const checkout = useRead(checkoutQuery(useClient(), id), id ? query : { ...query, enabled: false });
  const {
    mutate,
    mutateAsync: _,
    ...change
  } = useAction((giftCard: GiftCardInput | null, context) => changeGiftCard(id, giftCard, context));
  const remove = useCallback(() => mutate(null), [mutate]);
  return { checkout, giftCard: checkout.data?.giftCard, change, apply: mutate, remove };
}

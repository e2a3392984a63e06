'use client';

import type { Cart, GiftCardInput, V2GiftCard } from '@cartwright/ecom/current-cart-v2';
import { useCallback } from 'react';
import { useAction, type ActionParameters, type ActionResult } from '../../provider/use-action.js';
import { useCartwright } from '../../provider/use-cartwright.js';
import { useClient } from '../../provider/use-client.js';
import { useRead } from '../../provider/use-read.js';
import { cartQuery } from '../../queries/cart-query.js';
import { cartStore } from '../cart-store/cart-store.js';

/** Result of {@link useGiftCard}. */
export interface GiftCardResult {
  /** Gift card of the cart, with its masked code. `undefined` without one. */
  readonly giftCard: V2GiftCard | undefined;
  /** State of the last `apply` or `remove`. */
  readonly change: ActionResult<Cart, GiftCardInput | null>;
  /**
   * Adds a gift card to the cart, in place of an earlier one. Never throws: failures set `change.error`. Stable across
   * renders.
   *
   * @param giftCard - Code, and optionally the amount to redeem.
   */
  readonly apply: (giftCard: GiftCardInput) => void;
  /** Removes the gift card. Never throws: failures set `change.error`. Stable across renders. */
  readonly remove: () => void;
}

/**
 * Adds a gift card to the cart, for stores with their own cart or checkout page. Nothing is redeemed before the order.
 * The platform has no operation that returns the balance of a gift card to shoppers: what it pays is in
 * `paymentSummary.giftCards` of `useCartEstimate` with `calculateGiftCards`.
 *
 * Cart V1 has no gift cards: with `cartVersion: 1`, pass the code to `useStartCheckout` as `giftCardCode`.
 *
 * @param options - TanStack Query options of the mutation, such as `onSuccess`.
 * @returns The gift card, `apply`, `remove`, and their state.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useGiftCard } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 *
 * export function GiftCardField() {
 *   const { giftCard, apply, remove, change } = useGiftCard();
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
 * @see POST /ecom/v2/carts/current/add-gift-card
 * @see POST /ecom/v2/carts/current/remove-gift-card
 */
export function useGiftCard(options: ActionParameters<Cart, GiftCardInput | null> = {}): GiftCardResult {
  const { data: cart } = useRead(cartQuery(useClient(), useCartwright()));
  const {
    mutate,
    mutateAsync: _,
    ...change
  } = useAction((giftCard: GiftCardInput | null, { single }) => {
    const { applyGiftCard, removeGiftCard } = single(cartStore).actions;
    return giftCard ? applyGiftCard({ ...giftCard, code: giftCard.code.trim() }) : removeGiftCard();
  }, options);
  const remove = useCallback(() => mutate(null), [mutate]);
  return { giftCard: cart?.paymentInfo?.giftCards?.[0], change, apply: mutate, remove };
}

'use client';

import type { Cart, CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
import { useCallback } from 'react';
import { useAction, type ActionParameters, type ActionResult } from '../../provider/use-action.js';
import { cartStore } from '../cart-store/cart-store.js';

type Items = CatalogItemInput | readonly CatalogItemInput[];

/** Result of {@link useAddToCart}. */
export interface AddToCartResult extends ActionResult<Cart, Items> {
  /**
   * Adds line items to the cart. Never throws: failures set `error`. Without line items, such as from an incomplete
   * selection, nothing happens. Stable across renders.
   *
   * @param items - One or more line items.
   */
  readonly add: (items: Items | null | undefined) => void;
  /**
   * Adds line items to the cart. Stable across renders.
   *
   * @param items - One or more line items.
   * @returns The updated cart.
   * @throws `LineItemNotAddedError` when the cart contains less than requested.
   */
  readonly addAsync: (items: Items) => Promise<Cart>;
}

/**
 * Adds line items to the cart, and checks that the cart contains them. Does not fetch the cart, and does not rerender
 * when it changes.
 *
 * @param options - TanStack Query options of the mutation, such as `onSuccess`.
 * @returns `add`, `addAsync`, and the state of the last call.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useAddToCart } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 * import { toLineItem, type SelectableProduct } from '@cartwright/stores/selection';
 *
 * export function AddButton({ product }: { product: SelectableProduct }) {
 *   const { add, isPending, isSuccess, error } = useAddToCart();
 *   return (
 *     <>
 *       <button disabled={isPending} onClick={() => add(toLineItem(product, {}))}>
 *         {isSuccess ? 'Added' : 'Add to cart'}
 *       </button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export function useAddToCart(options: ActionParameters<Cart, Items> = {}): AddToCartResult {
  const { mutate, mutateAsync, ...state } = useAction(
    (items: Items, { single }) => single(cartStore).actions.addItems('catalogReference' in items ? [items] : items),
    options,
  );
  const add = useCallback((items: Items | null | undefined) => items && mutate(items), [mutate]);
  return { ...state, add, addAsync: mutateAsync };
}

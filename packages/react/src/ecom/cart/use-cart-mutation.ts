'use client';

import type { Cart } from '@cartwright/ecom/current-cart-v2';
import { useChange, type ChangeParameters, type ChangeResult } from '../../provider/use-change.js';
import type { CartChangeVariables } from '../cart-changes/cart-actions.js';
import { cartStore } from '../cart-store/cart-store.js';
import { usePreload } from '../cart-store/use-preload.js';

/**
 * Changes the cart. Does not fetch the cart, and does not rerender when it changes. All changes of all components are
 * sent one after the other, so that each sees the result of the one before.
 *
 * @param name - Change: `addItems`, `updateQuantity`, `changeQuantity`, `removeItem`, `applyCoupon`, `removeCoupon`,
 * `applyGiftCard`, `removeGiftCard`, `setDeliveryMethod`, `removeDeliveryMethod`, `updateCart` or `refreshItems`. See
 * {@link CartChangeVariables}.
 * @param options - `mutation`: TanStack Query options, such as `onSuccess`.
 * @returns The mutation: `mutate` and `mutateAsync`, which take the variables of the change, and the state of the last
 * call. `data` is the updated cart.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import { useCartMutation } from '@cartwright/react/ecom';
 * import { describeError } from '@cartwright/react/errors';
 * import { toLineItem, type SelectableProduct } from '@cartwright/stores/selection';
 *
 * export function AddButton({ product }: { product: SelectableProduct }) {
 *   const { mutate, isPending, isSuccess, error } = useCartMutation('addItems');
 *   return (
 *     <>
 *       <button disabled={isPending} onClick={() => mutate(toLineItem(product, {}))}>
 *         {isSuccess ? 'Added' : 'Add to cart'}
 *       </button>
 *       {error && <p role="alert">{describeError(error)}</p>}
 *     </>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 * @see POST /ecom/v2/carts/current/update-line-items
 * @see PATCH /ecom/v2/carts/current
 */
export function useCartMutation<Name extends keyof CartChangeVariables>(
  name: Name,
  options: ChangeParameters<Cart, CartChangeVariables[Name]> = {},
): ChangeResult<Cart, CartChangeVariables[Name]> {
  usePreload();
  return useChange((variables, { single }) => single(cartStore).change(name, variables), options);
}

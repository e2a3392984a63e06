'use client';

import type { Order } from '@cartwright/ecom/orders';
import { LineItemNotAddedError, toReorderItems, type ReorderResponse } from '@cartwright/ecom/purchase-v2';
import { useAction, type ActionParameters, type ActionResult } from '../../provider/use-action.js';
import { cartStore } from '../cart-store/cart-store.js';

/** Result of {@link useReorder}. */
export interface ReorderResult extends ActionResult<ReorderResponse, Order> {
  /**
   * Adds the items of an order to the cart. Never throws: failures set `error`, and items that are no longer available
   * are in `data`. Stable across renders.
   *
   * @param order - Order, such as from `useOrder` or `useOrders`.
   */
  readonly reorder: (order: Order) => void;
  /**
   * Adds the items of an order to the cart. Stable across renders.
   *
   * @param order - Order, such as from `useOrder` or `useOrders`.
   * @returns The cart, `notInCatalog` and `shortfalls`: items that could not be added.
   */
  readonly reorderAsync: (order: Order) => Promise<ReorderResponse>;
}

/**
 * Adds the items of an order to the cart again, with the same options and at current prices.
 *
 * @param options - TanStack Query options of the mutation, such as `onSuccess`.
 * @returns `reorder`, `reorderAsync`, and the state of the last call.
 * @throws `CartwrightError` `provider_missing` without a `CartwrightProvider` above.
 * @example
 * ```tsx
 * import type { Order } from '@cartwright/ecom/orders';
 * import { useReorder } from '@cartwright/react/ecom';
 *
 * export function OrderAgain({ order }: { order: Order }) {
 *   const { reorder, isPending, data } = useReorder();
 *   const missing = data && data.shortfalls.length + data.notInCatalog.length;
 *   return (
 *     <button disabled={isPending} onClick={() => reorder(order)}>
 *       Order again {missing ? `(${missing} not available)` : ''}
 *     </button>
 *   );
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export function useReorder(options: ActionParameters<ReorderResponse, Order> = {}): ReorderResult {
  const { mutate, mutateAsync, ...state } = useAction(async (order: Order, { single }): Promise<ReorderResponse> => {
    const { lineItems, notInCatalog } = toReorderItems(order);
    if (lineItems.length === 0) return { notInCatalog, shortfalls: [] };
    try {
      return { cart: await single(cartStore).actions.addItems(lineItems), notInCatalog, shortfalls: [] };
    } catch (error) {
      if (!(error instanceof LineItemNotAddedError)) throw error;
      return { ...(error.cart && { cart: error.cart }), notInCatalog, shortfalls: error.shortfalls };
    }
  }, options);
  return { ...state, reorder: mutate, reorderAsync: mutateAsync };
}

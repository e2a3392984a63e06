import { callable, isApiError, type RequestOptions } from '@cartwright/core';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { addToCurrentCart, type AddToCartResponse, type AddToCurrentCartOptions } from './add-to-current-cart.js';
import { checkAdded } from './shortfalls/check-added.js';
import { getCurrentCart } from './get-current-cart.js';

/**
 * Adds all of the items to the cart, or fails and says which it did not take. `addToCurrentCart` cannot tell: the platform
 * answers with success also when it added nothing, or less than there is. This reads the cart, adds, and compares.
 *
 * When it fails, nothing is undone: what the platform did add is in the cart, and the error has the cart. Lines of other
 * items do not matter, whoever changes them meanwhile.
 *
 * @param options - What to add.
 * @param request - Options of both calls.
 * @returns The cart as it is now.
 * @throws `LineItemNotAddedError` when the cart took less than that, or nothing: `shortfalls` has each item that fell short
 * and its `reason`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a whole number
 * above 0. Nothing is sent then.
 * @throws `ApiError` when the platform refuses it.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export async function add(lineItem: currentCart.LineItem) {
 *   try {
 *     return await client.currentCart.addAllToCurrentCart({ lineItems: [lineItem] });
 *   } catch (error) {
 *     if (error instanceof currentCart.LineItemNotAddedError && error.reason === 'out_of_stock') return undefined;
 *     throw error;
 *   }
 * }
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export const addAllToCurrentCart = /* @__PURE__ */ callable((client) => {
  const cart = client.use({ addToCurrentCart, getCurrentCart });
  return async (options: AddToCurrentCartOptions, request?: RequestOptions): Promise<AddToCartResponse> => {
    requireNewItems(options);
    const before = await cart.getCurrentCart(request).catch((error: unknown) => {
      if (isApiError(error) && error.code === 'OWNED_CART_NOT_FOUND') return null;
      throw error;
    });
    const answer = await cart.addToCurrentCart(options, request);
    checkAdded(before, answer.cart ?? {}, options.lineItems ?? []);
    return answer;
  };
});

import { callable, isApiError, type RequestOptions } from '@cartwright/core';
import { requireNewItems } from '../commerce/argument-checks/require.js';
import { addToCurrentCart, type AddToCartResponse, type AddToCurrentCartOptions } from './add-to-current-cart.js';
import { assertLineItemsAdded } from './shortfalls/assert-line-items-added.js';
import { getCurrentCart } from './get-current-cart.js';

/**
 * Adds all items to the current cart, or throws and reports which items were not added. Unlike `addToCurrentCart`, it
 * detects that the platform reports success and adds nothing, or less than requested: it reads the cart, adds the items
 * and compares.
 *
 * A failure does not roll back: items that were added stay in the cart, and the error contains the cart. Concurrent
 * changes to other line items do not affect the result.
 *
 * @param options - Items to add.
 * @param request - Request options, used for both requests.
 * @returns The updated cart.
 * @throws `LineItemNotAddedError` if less than requested was added. `shortfalls` lists the affected items with their
 * `reason`.
 * @throws `CartwrightError` `invalid_argument` for an empty `catalogItemId`, or a quantity that is not a positive
 * integer. No request is sent.
 * @throws `ApiError` if the platform rejects the request.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { currentCart } from '@cartwright/ecom';
 *
 * const client = createClient({ modules: { currentCart } });
 *
 * export async function addItems(lineItem: currentCart.LineItem) {
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
    const response = await cart.addToCurrentCart(options, request);
    assertLineItemsAdded(before, response.cart ?? {}, options.lineItems ?? []);
    return response;
  };
});

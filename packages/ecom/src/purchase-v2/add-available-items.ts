import { callable, type RequestOptions } from '@cartwright/core';
import type { Cart } from '../cart-v2/entity/cart.js';
import type { CatalogItemInput } from '../cart-v2/inputs/catalog-item-input.js';
import { findShortfalls, type Shortfall } from '../commerce/shortfalls/shortfall.js';
import { addLineItemsToCurrentCart } from '../current-cart-v2/add-line-items-to-current-cart.js';
import { toComparedCart } from './to-compared-cart.js';
import { reduceRejected, type Requested } from './reduce-rejected.js';

/** Options of `addAvailableItems`. */
export interface AddAvailableItemsOptions extends RequestOptions {
  /** Last known cart: `null` if there was none. With it, items that the response silently leaves out are found. */
  before?: Cart | null | undefined;
  /** Called before each request, such as to check the session. If it rejects, no further request is sent. */
  beforeRequest?: () => Promise<void>;
}

/** Result of `addAvailableItems`. */
export interface AddAvailableItemsResponse {
  /** Updated cart. Absent if no item is available. */
  readonly cart?: Cart;
  /** Items that were not added in full. Empty if all were. */
  readonly shortfalls: readonly Shortfall[];
}

/**
 * Adds catalog items to the current cart as far as they are available, and checks that the cart contains them. The
 * platform rejects the whole request if one item is not available, so it is repeated without that item.
 *
 * @param items - Items to add.
 * @param options - `before`: last known cart; request options.
 * @returns The updated cart, and the items that were not added in full.
 * @throws `ApiError` if the platform rejects the request for another reason.
 * @example
 * ```ts
 * import { createClient } from '@cartwright/core';
 * import { purchaseV2 } from '@cartwright/ecom';
 * import type { CatalogItemInput } from '@cartwright/ecom/current-cart-v2';
 *
 * const client = createClient({ modules: { purchaseV2 } });
 *
 * export async function addSet(items: CatalogItemInput[]) {
 *   const { shortfalls } = await client.purchaseV2.addAvailableItems(items);
 *   return shortfalls.length === 0 ? 'Added' : 'Some items are sold out.';
 * }
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export const addAvailableItems = /* @__PURE__ */ callable(
  (client) =>
    async (
      items: readonly CatalogItemInput[],
      { before, beforeRequest, ...request }: AddAvailableItemsOptions = {},
    ): Promise<AddAvailableItemsResponse> => {
      const requested = items.map((item): CatalogItemInput & Requested => ({ ...item }));
      const listLeft = () => requested.filter(({ quantity }) => quantity > 0);
      let cart: Cart | undefined;
      while (!cart && listLeft().length > 0) {
        const catalogItems = listLeft().map(({ reason: _, ...item }) => item);
        await beforeRequest?.();
        try {
          ({ cart = {} } = await client.use(addLineItemsToCurrentCart)({ catalogItems }, request));
        } catch (error) {
          if (!reduceRejected(error, listLeft())) throw error;
        }
      }
      const missing = cart ? findShortfalls(before && toComparedCart(before), toComparedCart(cart), requested) : [];
      const shortfalls = items.flatMap(({ catalogReference, quantity: requestedQuantity }, index): Shortfall[] => {
        const { quantity = 0, reason } = requested[index] ?? {};
        // Without an error and without a contradiction in the response, an item was added.
        const shortfall = missing.find((one) => one.index === index && one.reason !== 'unknown');
        const addedQuantity = shortfall?.addedQuantity ?? quantity;
        if (addedQuantity >= requestedQuantity) return [];
        const { catalogItemId = '' } = catalogReference;
        const why = shortfall?.reason ?? reason ?? 'unknown';
        return [{ index, catalogReference, catalogItemId, requestedQuantity, addedQuantity, reason: why }];
      });
      return { ...(cart && { cart }), shortfalls };
    },
);

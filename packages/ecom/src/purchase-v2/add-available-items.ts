import { isApiError, type Client, type RequestOptions } from '@cartwright/core';
import type { Cart } from '../cart-v2/entity/cart.js';
import type {
  InsufficientInventoryErrorData,
  ItemNotFoundInCatalogErrorData,
  LineItemIdentifier,
} from '../cart-v2/errors/item-error-data.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { matchItems } from '../current-cart/shortfalls/match-items.js';
import { addLineItemsToCurrentCart } from '../current-cart-v2/add-line-items-to-current-cart.js';

/** Item that was not added in full. */
export interface ReorderShortfall {
  /** Catalog item and selected options. */
  readonly catalogReference: CatalogReference;
  /** Requested quantity. */
  readonly requestedQuantity: number;
  /** Quantity that was added. */
  readonly addedQuantity: number;
  /** Why the rest was not added: the quantity in stock is too low, or the catalog no longer has the item. */
  readonly reason: 'out_of_stock' | 'not_found';
}

interface Requested {
  readonly catalogReference: CatalogReference;
  readonly requestedQuantity: number;
  quantity: number;
  reason: ReorderShortfall['reason'];
}

const reduce = (item: Requested | undefined, missing: number, reason: Requested['reason']): boolean => {
  if (!item || missing <= 0 || item.quantity === 0) return false;
  item.quantity = Math.max(0, item.quantity - missing);
  item.reason = reason;
  return true;
};

/** Reduces the quantities of the items that an error concerns. Returns whether there was one. */
function reduceRejected(error: unknown, items: readonly Requested[]): boolean {
  if (!isApiError(error)) return false;
  const data = error.details.applicationError?.data ?? {};
  const find = (id: LineItemIdentifier | undefined) =>
    items.find(({ catalogReference, quantity }) => {
      return quantity > 0 && matchItems(catalogReference, id?.catalogReference ?? {}) === 'same';
    });
  if (error.code === 'ITEM_NOT_FOUND_IN_CATALOG') {
    const { invalidItems = [] } = data as ItemNotFoundInCatalogErrorData;
    return invalidItems.map((id) => reduce(find(id), Infinity, 'not_found')).some(Boolean);
  }
  if (error.code !== 'INSUFFICIENT_INVENTORY') return false;
  const { invalidItems = [] } = data as InsufficientInventoryErrorData;
  return invalidItems
    .map(({ _id, requestedQuantity = 0, availableQuantity = 0 }) =>
      reduce(find(_id), requestedQuantity - availableQuantity, 'out_of_stock'),
    )
    .some(Boolean);
}

/**
 * Adds catalog items to the current cart as far as they are available. The platform rejects the whole request if one
 * item is not, so it is repeated without that item.
 *
 * @param client - Client of the customer.
 * @param lineItems - Items to add.
 * @param request - Request options.
 * @returns The updated cart, absent if no item is available, and the items that were not added in full.
 */
export async function addAvailableItems(
  client: Client,
  lineItems: readonly { catalogReference: CatalogReference; quantity: number }[],
  request?: RequestOptions,
): Promise<{ cart?: Cart; shortfalls: ReorderShortfall[] }> {
  const items = lineItems.map((item): Requested => ({
    ...item,
    requestedQuantity: item.quantity,
    reason: 'out_of_stock',
  }));
  let cart: Cart | undefined;
  for (let left = items; left.length > 0 && !cart; left = items.filter(({ quantity }) => quantity > 0)) {
    const catalogItems = left.map(({ catalogReference, quantity }) => ({ catalogReference, quantity }));
    try {
      ({ cart = {} } = await client.use(addLineItemsToCurrentCart)({ catalogItems }, request));
    } catch (error) {
      if (!reduceRejected(error, left)) throw error;
    }
  }
  for (const { source, quantityInfo: { requestedQuantity = 0, confirmedQuantity = 0 } = {} } of cart?.lineItems ?? []) {
    const added = items.find((item) => matchItems(item.catalogReference, source?.catalogReference ?? {}) === 'same');
    reduce(added, requestedQuantity - confirmedQuantity, 'out_of_stock');
  }
  return {
    ...(cart && { cart }),
    shortfalls: items.flatMap(({ catalogReference, requestedQuantity, quantity: addedQuantity, reason }) =>
      addedQuantity < requestedQuantity ? [{ catalogReference, requestedQuantity, addedQuantity, reason }] : [],
    ),
  };
}

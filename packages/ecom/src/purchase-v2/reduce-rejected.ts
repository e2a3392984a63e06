import { isApiError } from '@cartwright/core';
import type {
  InsufficientInventoryErrorData,
  ItemNotFoundInCatalogErrorData,
  LineItemIdentifier,
} from '../cart-v2/errors/item-error-data.js';
import type { CatalogReference } from '../commerce/line-items/catalog-reference.js';
import { matchItems } from '../commerce/shortfalls/match-items.js';
import { getNotFoundReason, type Shortfall } from '../commerce/shortfalls/shortfall.js';

/** Item to add, with the quantity that is left to request. */
export interface Requested {
  /** Catalog item and selected options. */
  readonly catalogReference: CatalogReference;
  /** Quantity that is requested: less than at first if the platform rejected the rest. */
  quantity: number;
  /** Why the rest was rejected. */
  reason?: Shortfall['reason'];
}

function reduce(item: Requested | undefined, missing: number, reason: Shortfall['reason']): boolean {
  if (!item || missing <= 0) return false;
  item.quantity = Math.max(0, item.quantity - missing);
  item.reason = reason;
  return true;
}

/** Reduces the quantities of the items that an error concerns. Returns whether there was one. */
export function reduceRejected(error: unknown, items: readonly Requested[]): boolean {
  if (!isApiError(error)) return false;
  const data = error.details.applicationError?.data ?? {};
  const find = ({ catalogReference = {} }: LineItemIdentifier = {}) =>
    items.find((item) => item.quantity > 0 && matchItems(item.catalogReference, catalogReference) === 'same');
  if (error.code === 'ITEM_NOT_FOUND_IN_CATALOG') {
    const { invalidItems = [] } = data as ItemNotFoundInCatalogErrorData;
    return invalidItems
      .map(find)
      .map((item) => reduce(item, Infinity, getNotFoundReason(item?.catalogReference ?? {})))
      .some(Boolean);
  }
  if (error.code !== 'INSUFFICIENT_INVENTORY') return false;
  const { invalidItems = [] } = data as InsufficientInventoryErrorData;
  return invalidItems
    .map(({ id, requestedQuantity = 0, availableQuantity = 0 }) =>
      reduce(find(id), requestedQuantity - availableQuantity, 'out_of_stock'),
    )
    .some(Boolean);
}

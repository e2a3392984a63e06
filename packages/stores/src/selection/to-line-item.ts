import { invalidArgument, isDevelopment } from '@cartwright/core';
import type { AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';
import { toCatalogReference, type StoresCatalogReference } from './to-catalog-reference.js';

/** Line item to add to a cart. */
export interface StoresLineItem {
  /** Catalog reference of the selection. */
  catalogReference: StoresCatalogReference;
  /** Quantity. */
  quantity: number;
}

/**
 * Creates the line item of a selection, for `addLineItemsToCurrentCart`. Throws for an incomplete selection, because the
 * platform's error does not say what is missing, and Cart V1 even responds with success and adds nothing.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices and texts.
 * @param quantity - Quantity: an integer, at least 1. Defaults to 1.
 * @returns The line item.
 * @throws `IncompleteSelectionError` when the selection cannot be ordered; see its `problems`.
 * @throws `CartwrightError` `invalid_argument` for an invalid quantity or a product without an ID.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { toLineItem } from '@cartwright/stores/selection';
 *
 * export const addTwoMediums = (shirt: Product) => ({
 *   catalogItems: [toLineItem(shirt, { choices: { Size: 'M' } }, 2)],
 * });
 * ```
 * @see POST /ecom/v2/carts/current/add-line-items
 */
export function toLineItem(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection,
  quantity = 1,
): StoresLineItem {
  if (!Number.isInteger(quantity) || quantity < 1)
    throw invalidArgument('quantity', isDevelopment && 'a positive integer');
  return { catalogReference: toCatalogReference(product, selection), quantity };
}

import { invalidArgument } from '@cartwright/core';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';
import { toCatalogReference, type StoresCatalogReference } from './to-catalog-reference.js';

/** What a cart takes of a product. */
export interface StoresLineItem {
  /** What was chosen. */
  catalogReference: StoresCatalogReference;
  /** How many. */
  quantity: number;
}

/**
 * Makes the line item that puts a selection into a cart: what `addToCurrentCart` takes. An incomplete selection is
 * refused here, since the platform would answer with success and add nothing.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen and written.
 * @param quantity - How many: a whole number above 0. Default: 1.
 * @returns The line item.
 * @throws `IncompleteSelectionError` when something is missing or wrong; its `problems` say what.
 * @throws `CartwrightError` `invalid_argument` for another quantity, or a product without an id.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { toLineItem } from '@cartwright/stores/selection';
 *
 * export const twoMediums = (shirt: Product) => ({
 *   lineItems: [toLineItem(shirt, { choices: { Size: 'M' } }, 2)],
 * });
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export function toLineItem(product: SelectableProduct, selection: Selection, quantity = 1): StoresLineItem {
  if (!Number.isInteger(quantity) || quantity < 1) throw invalidArgument('quantity', 'a whole number above 0');
  return { catalogReference: toCatalogReference(product, selection), quantity };
}

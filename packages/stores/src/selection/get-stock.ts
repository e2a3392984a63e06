import { chosenOf } from './option.js';
import { readOffers } from './offer.js';
import { stockOfOffers, type SelectionStock } from './offer-stock.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/**
 * Says whether what is chosen can be bought, and how many of it. While options are open, it is about all variants that
 * can still be meant: `IN_STOCK` when one of them is.
 *
 * @param product - The product, with its variants; `PREORDER` is known where {@link withPreorderInfo} told it.
 * @param selection - What is chosen so far.
 * @returns Whether it can be bought, how many, and what the merchant says about a pre-order.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getStock } from '@cartwright/stores/selection';
 *
 * export function stockLine(product: Product, choices: Record<string, string>) {
 *   const { availability, quantity } = getStock(product, { choices });
 *   return availability === 'IN_STOCK' && quantity !== undefined ? `${quantity} left` : availability;
 * }
 * ```
 * @see Specification, section 3: catalog enums
 */
export function getStock(product: SelectableProduct, selection: Selection = {}): SelectionStock {
  const offers = readOffers(product);
  const chosen = chosenOf(offers.options, selection);
  return stockOfOffers(product, offers.with(chosen), chosen.values());
}

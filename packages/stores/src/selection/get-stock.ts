import { getChosen } from './option.js';
import { readOffers } from './offer.js';
import { combineStocks, type SelectionStock } from './offer-stock.js';
import { readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/**
 * Gets the availability of a selection. While options have no choice, it covers all variants that match: `IN_STOCK`
 * when any of them is.
 *
 * @param product - Product, with its variants. `PREORDER` requires the pre-order settings added by
 * {@link withPreorderInfo}, or the stock added by `withStock` of `@cartwright/stores/catalog`.
 * @param selection - Choices selected so far.
 * @returns Availability, quantity and pre-order message.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getStock } from '@cartwright/stores/selection';
 *
 * export function stockMessage(product: Product, choices: Record<string, string>) {
 *   const { availability, quantity } = getStock(product, { choices });
 *   return availability === 'IN_STOCK' && quantity !== undefined ? `${quantity} left` : availability;
 * }
 * ```
 */
export function getStock(product: SelectableProduct | AnyCatalogProduct, selection: Selection = {}): SelectionStock {
  const readable = readProduct(product);
  const offers = readOffers(readable);
  const chosen = getChosen(offers.options, selection);
  return combineStocks(readable, offers.with(chosen), chosen.values());
}

import { chosenOf } from './option.js';
import { readOffers } from './offer.js';
import type { SelectableProduct, SelectableVariant } from './selectable-product.js';
import type { Selection } from './selection.js';

/**
 * Finds the variant that a selection means.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen. Options that the product does not have are passed over.
 * @returns The variant; of a product without options, its only one. `undefined` while an option is open, when the
 * combination is hidden or not made, and when the platform lists no variant for it.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { findVariant } from '@cartwright/stores/selection';
 *
 * export const skuOf = (product: Product, Size: string) =>
 *   findVariant(product, { choices: { Size } })?.variant?.sku;
 * ```
 * @see Specification, section 3: catalog
 */
export function findVariant<Variant extends SelectableVariant>(
  product: SelectableProduct<Variant>,
  selection: Selection,
): Variant | undefined {
  const offers = readOffers(product);
  const chosen = chosenOf(offers.options, selection);
  return chosen.size === offers.options.length ? offers.with(chosen)[0]?.variant : undefined;
}

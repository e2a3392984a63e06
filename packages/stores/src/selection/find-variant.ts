import type { CatalogProduct, CatalogVariant } from '../catalog/model/product.js';
import { getChosen } from './option.js';
import { readOffers } from './offer.js';
import { isCatalogProduct, readCatalogProduct } from './readable-product.js';
import type { SelectableProduct, SelectableVariant } from './selectable-product.js';
import type { Selection } from './selection.js';

/**
 * Finds the variant of a selection of a product of the common catalog model.
 *
 * @param product - Product of `@cartwright/stores/catalog`.
 * @param selection - Selected choices. Options that the product does not have are ignored.
 * @returns The variant; for a product without options, its only variant. `undefined` while an option has no choice, and
 * when no visible variant has the combination.
 */
export function findVariant(product: CatalogProduct, selection: Selection): CatalogVariant | undefined;

/**
 * Finds the variant of a selection.
 *
 * @param product - Product, with its variants.
 * @param selection - Selected choices. Options that the product does not have are ignored.
 * @returns The variant; for a product without options, its only variant. `undefined` while an option has no choice,
 * when no visible variant has the combination, and when the platform lists no variants.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { findVariant } from '@cartwright/stores/selection';
 *
 * export const selectedSku = (product: Product, Size: string) =>
 *   findVariant(product, { choices: { Size } })?.variant?.sku;
 * ```
 */
export function findVariant<Variant extends SelectableVariant>(
  product: SelectableProduct<Variant>,
  selection: Selection,
): Variant | undefined;
export function findVariant(
  product: SelectableProduct | CatalogProduct,
  selection: Selection,
): SelectableVariant | CatalogVariant | undefined {
  if (isCatalogProduct(product)) return findOffered(readCatalogProduct(product), selection)?.source;
  return findOffered(product, selection);
}

function findOffered<Variant extends SelectableVariant>(product: SelectableProduct<Variant>, selection: Selection) {
  const offers = readOffers(product);
  const chosen = getChosen(offers.options, selection);
  return chosen.size === offers.options.length ? offers.with(chosen)[0]?.variant : undefined;
}

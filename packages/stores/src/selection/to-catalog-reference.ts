import { invalidArgument } from '@cartwright/core';
import { findProblems, textsOf } from './find-problems.js';
import { IncompleteSelectionError } from './incomplete-selection-error.js';
import { choiceName, chosenOf } from './option.js';
import { readOffers } from './offer.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** The app that owns the catalog of a store. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** The platform's id for the variant of a product without variants. */
const noVariantId = '00000000-0000-0000-0000-000000000000';

/** How carts and checkouts name what was chosen. A type, not an interface: so it is also a plain record. */
export type StoresCatalogReference = {
  /** The app that owns the catalog: Wix Stores. */
  appId: string;
  /** The product's id. */
  catalogItemId: string;
  /** The variant by its id, or by its choices where variants are not managed; and the texts by their titles. */
  options: {
    variantId?: string;
    options?: Record<string, string>;
    customTextFields?: Record<string, string>;
  };
};

/**
 * Names what was chosen, as carts and checkouts want it. A managed variant is named by its id, any other by its choices.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen and written.
 * @returns The catalog reference.
 * @throws `IncompleteSelectionError` when something is missing or wrong; its `problems` say what.
 * @throws `CartwrightError` `invalid_argument` for a product without an id.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { toCatalogReference } from '@cartwright/stores/selection';
 *
 * export const reference = (shirt: Product) => toCatalogReference(shirt, { choices: { Size: 'M' } });
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export function toCatalogReference(product: SelectableProduct, selection: Selection): StoresCatalogReference {
  if (!product._id) throw invalidArgument('product._id', 'a non-empty id');
  const problems = findProblems(product, selection);
  if (problems.length > 0) throw new IncompleteSelectionError(problems);
  const offers = readOffers(product);
  const chosen = chosenOf(offers.options, selection);
  const variantId = offers.with(chosen)[0]?.variant?._id;
  const texts = textsOf(product, selection).flatMap(({ title, text }) => (text ? [[title, text] as const] : []));
  const choices = [...chosen].map(([{ name }, choice]) => [name, choiceName(choice)] as const);
  const isById = choices.length === 0 || (product.manageVariants && variantId);
  return {
    appId: storesAppId,
    catalogItemId: product._id,
    options: {
      ...(isById ? { variantId: variantId ?? noVariantId } : { options: Object.fromEntries(choices) }),
      ...(texts.length > 0 && { customTextFields: Object.fromEntries(texts) }),
    },
  };
}

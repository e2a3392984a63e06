import { invalidArgument, isDevelopment } from '@cartwright/core';
import { getModifiers, getTexts } from './modifiers.js';
import { validateSelection } from './validate-selection.js';
import { IncompleteSelectionError } from './incomplete-selection-error.js';
import { getChoiceName, getChosen } from './option.js';
import { readOffers } from './offer.js';
import { readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** App ID of Wix Stores, which owns the store catalog. */
const storesAppId = '215238eb-22a5-4c36-9e7b-e7c08025e04e';

/** Variant ID that the platform uses for a product without variants. */
const noVariantId = '00000000-0000-0000-0000-000000000000';

/**
 * Catalog reference of a Wix Stores product, for carts and checkouts. A type, not an interface, so that it is
 * assignable to `Record<string, unknown>`.
 */
export type StoresCatalogReference = {
  /** App ID of Wix Stores. */
  appId: string;
  /** Product ID. */
  catalogItemId: string;
  /**
   * Variant ID, or choices when variants are not managed; choices of modifiers and texts by their keys; subscription
   * option.
   */
  options: {
    variantId?: string;
    options?: Record<string, string>;
    customTextFields?: Record<string, string>;
    subscriptionOptionId?: string;
  };
};

/**
 * Creates the catalog reference of a selection. Managed variants are referenced by ID, others by their choices.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices and texts.
 * @returns The catalog reference.
 * @throws `IncompleteSelectionError` when the selection cannot be ordered; see its `problems`.
 * @throws `CartwrightError` `invalid_argument` for a product without an ID.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { toCatalogReference } from '@cartwright/stores/selection';
 *
 * export const getReference = (shirt: Product) => toCatalogReference(shirt, { choices: { Size: 'M' } });
 * ```
 * @see POST /ecom/v1/carts/current/add-to-cart
 */
export function toCatalogReference(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection,
): StoresCatalogReference {
  const readable = readProduct(product);
  if (!readable._id) throw invalidArgument('product._id', isDevelopment && 'a non-empty string');
  const problems = validateSelection(product, selection);
  if (problems.length > 0) throw new IncompleteSelectionError(problems);
  const offers = readOffers(readable);
  const chosen = getChosen(offers.options, selection);
  const variantId = offers.with(chosen)[0]?.variant?._id;
  const texts = getTexts(readable, selection).flatMap(({ key, text }) => (text ? [[key, text] as const] : []));
  const modifiers = getModifiers(readable, selection).flatMap(({ key, choice }) =>
    choice ? [[key, choice.key] as const] : [],
  );
  const choices = [...chosen].map(([{ name }, choice]) => [name, getChoiceName(choice)] as const);
  const isById = choices.length === 0 || (readable.manageVariants && variantId);
  return {
    appId: storesAppId,
    catalogItemId: readable._id,
    options: {
      ...(isById ? { variantId: variantId ?? noVariantId } : { options: Object.fromEntries(choices) }),
      ...(modifiers.length > 0 && { options: Object.fromEntries(modifiers) }),
      ...(texts.length > 0 && { customTextFields: Object.fromEntries(texts) }),
      ...(selection.subscriptionOptionId && { subscriptionOptionId: selection.subscriptionOptionId }),
    },
  };
}

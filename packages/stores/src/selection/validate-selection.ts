import { getChosen } from './option.js';
import { readOffers } from './offer.js';
import { getModifiers, getTexts } from './modifiers.js';
import { ownText } from './own-text.js';
import { readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Reason why a selection cannot be ordered. */
export type SelectionProblem =
  /** No choice is selected for the option or required modifier `field`. */
  | { readonly reason: 'option_missing'; readonly field: string }
  /** The selected choice of the option or modifier `field` does not exist or is hidden. */
  | { readonly reason: 'choice_unknown'; readonly field: string }
  /** No visible variant has this combination of choices. */
  | { readonly reason: 'not_offered' }
  /** The mandatory text field `field` is blank. */
  | { readonly reason: 'text_missing'; readonly field: string }
  /** The text of `field` is shorter than `minLength` characters. */
  | { readonly reason: 'text_too_short'; readonly field: string; readonly minLength: number }
  /** The text of `field` is longer than `maxLength` characters. */
  | { readonly reason: 'text_too_long'; readonly field: string; readonly maxLength: number };

/**
 * Validates a selection. Every option and required modifier needs a choice, even if the product's variants are not
 * managed. Mandatory text fields must not be blank, and texts must have a permitted length. Does not check the inventory: see
 * {@link getStock}.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices and texts selected so far.
 * @returns The problems, options first. `field` is the name of the option, modifier or text field. Empty when the selection can be
 * ordered.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { validateSelection } from '@cartwright/stores/selection';
 *
 * export const missingOptions = (product: Product, choices: Record<string, string>) =>
 *   validateSelection(product, { choices }).flatMap((problem) =>
 *     problem.reason === 'option_missing' ? [problem.field] : [],
 *   );
 * ```
 */
export function validateSelection(
  product: SelectableProduct | AnyCatalogProduct,
  selection: Selection,
): SelectionProblem[] {
  const readable = readProduct(product);
  const offers = readOffers(readable);
  const chosen = getChosen(offers.options, selection);
  const ofOptions = offers.options.flatMap((option): SelectionProblem[] => {
    const choice = chosen.get(option);
    if (choice && choice.visible !== false) return [];
    const isOpen = !choice && !ownText(selection.choices, option.name);
    return [{ reason: isOpen ? 'option_missing' : 'choice_unknown', field: option.name }];
  });
  const ofModifiers = getModifiers(readable, selection).flatMap(({ name, required, chosen, choice }) => {
    const isMissing = chosen ? !choice : required;
    return isMissing
      ? [{ reason: chosen ? ('choice_unknown' as const) : ('option_missing' as const), field: name }]
      : [];
  });
  const ofTexts = getTexts(readable, selection).flatMap((input): SelectionProblem[] => {
    const { name: field, minLength = 0, maxLength = Infinity, required, text } = input;
    if (!text) return required ? [{ reason: 'text_missing', field }] : [];
    if (text.length < minLength) return [{ reason: 'text_too_short', field, minLength }];
    return text.length > maxLength ? [{ reason: 'text_too_long', field, maxLength }] : [];
  });
  const isOffered = ofOptions.length > 0 || offers.with(chosen).length > 0;
  return [...ofOptions, ...(isOffered ? [] : [{ reason: 'not_offered' } as const]), ...ofModifiers, ...ofTexts];
}

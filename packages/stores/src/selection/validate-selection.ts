import { chosenOf } from './option.js';
import { readOffers } from './offer.js';
import { ownText } from './own-text.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Reason why a selection cannot be ordered. */
export type SelectionProblem =
  /** No choice is selected for the option `field`. */
  | { readonly reason: 'option_missing'; readonly field: string }
  /** The selected choice of the option `field` does not exist or is hidden. */
  | { readonly reason: 'choice_unknown'; readonly field: string }
  /** No visible variant has this combination of choices. */
  | { readonly reason: 'not_offered' }
  /** The mandatory text field `field` is blank. */
  | { readonly reason: 'text_missing'; readonly field: string }
  /** The text of `field` is longer than `maxLength` characters. */
  | { readonly reason: 'text_too_long'; readonly field: string; readonly maxLength: number };

/**
 * Returns the product's text fields with their texts.
 *
 * @param product - Product, with its text fields.
 * @param selection - Texts, by the title of their field.
 * @returns The fields that have a title, each with the text of the selection, trimmed.
 */
export const textsOf = ({ customTextFields = [] }: SelectableProduct, selection: Selection) =>
  customTextFields.flatMap(({ title, maxLength, mandatory }) =>
    title ? [{ title, maxLength, mandatory, text: (ownText(selection.customTextFields, title) ?? '').trim() }] : [],
  );

/**
 * Validates a selection. Every option needs a choice, even if the product's variants are not managed. Mandatory text
 * fields must not be blank, and no text may exceed its maximum length. Does not check the inventory: see
 * {@link getStock}.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices and texts selected so far.
 * @returns The problems, options first. `field` is the option name or text field title. Empty when the selection can be
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
export function validateSelection(product: SelectableProduct, selection: Selection): SelectionProblem[] {
  const offers = readOffers(product);
  const chosen = chosenOf(offers.options, selection);
  const ofOptions = offers.options.flatMap((option): SelectionProblem[] => {
    const choice = chosen.get(option);
    if (choice && choice.visible !== false) return [];
    const isOpen = !choice && !ownText(selection.choices, option.name);
    return [{ reason: isOpen ? 'option_missing' : 'choice_unknown', field: option.name }];
  });
  const ofTexts = textsOf(product, selection).flatMap(({ title, maxLength, mandatory, text }): SelectionProblem[] => {
    if (mandatory && !text) return [{ reason: 'text_missing', field: title }];
    return maxLength && text.length > maxLength ? [{ reason: 'text_too_long', field: title, maxLength }] : [];
  });
  const isOffered = ofOptions.length > 0 || offers.with(chosen).length > 0;
  return [...ofOptions, ...(isOffered ? [] : [{ reason: 'not_offered' } as const]), ...ofTexts];
}

import { chosenOf } from './option.js';
import { readOffers } from './offer.js';
import { ownText } from './own-text.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Something that keeps a selection from being bought. */
export type SelectionProblem =
  /** Nothing is chosen of an option. */
  | { readonly reason: 'option_missing'; readonly field: string }
  /** The option has no such choice, or hides it. */
  | { readonly reason: 'choice_unknown'; readonly field: string }
  /** Each choice is there, but nothing is made or shown with all of them. */
  | { readonly reason: 'not_offered' }
  /** A text that must be written is not. */
  | { readonly reason: 'text_missing'; readonly field: string }
  /** A text is longer than its field takes. */
  | { readonly reason: 'text_too_long'; readonly field: string; readonly maxLength: number };

/** What is written, by the title of its field: trimmed, and only what the product asks for. */
export const textsOf = ({ customTextFields = [] }: SelectableProduct, selection: Selection) =>
  customTextFields.flatMap(({ title, maxLength, mandatory }) =>
    title ? [{ title, maxLength, mandatory, text: (ownText(selection.customTextFields, title) ?? '').trim() }] : [],
  );

/**
 * Says what is missing or wrong before a selection can be bought. Every option must be chosen, also of products whose
 * variants are not managed; mandatory texts must be written, blanks are nothing, and none may be too long. Stock is not
 * looked at: see {@link getStock}.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen and written so far.
 * @returns The problems, options first, each with the name of its option or the title of its text as `field`. Empty when
 * the selection can be ordered.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { findProblems } from '@cartwright/stores/selection';
 *
 * export const openOptions = (product: Product, choices: Record<string, string>) =>
 *   findProblems(product, { choices }).flatMap((problem) =>
 *     problem.reason === 'option_missing' ? [problem.field] : [],
 *   );
 * ```
 * @see Specification, section 3: catalog
 */
export function findProblems(product: SelectableProduct, selection: Selection): SelectionProblem[] {
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

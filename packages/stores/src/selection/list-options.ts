import { choiceName, chosenOf, type Chosen } from './option.js';
import { readOffers } from './offer.js';
import { stockOfOffers } from './offer-stock.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Availability, Selection } from './selection.js';

/** A choice, as a picker shows it. */
export interface ChoiceState {
  /** Its name, as a selection has it. */
  readonly name: string;
  /** What is chosen; of a color, the color as CSS writes it. */
  readonly value: string | undefined;
  /** Whether it is chosen. */
  readonly isSelected: boolean;
  /** Whether it can be bought with what is chosen of the other options. */
  readonly availability: Availability;
}

/** An option, as a picker shows it. */
export interface OptionState {
  /** Its name. */
  readonly name: string;
  /** How it is shown: `drop_down` or `color`. */
  readonly optionType: string | undefined;
  /** Its choices in the merchant's order, without hidden ones. */
  readonly choices: readonly ChoiceState[];
}

/**
 * Says what can be chosen: each option, each choice, and whether that choice can be bought with what is chosen of the
 * other options. A choice is judged by the others, not by what is chosen of its own option, so one can always change it.
 *
 * @param product - The product, with its variants.
 * @param selection - What is chosen so far.
 * @returns The options in the merchant's order.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { listOptions } from '@cartwright/stores/selection';
 *
 * export const soldOut = (product: Product, choices: Record<string, string>) =>
 *   listOptions(product, { choices }).flatMap((option) =>
 *     option.choices.filter(({ availability }) => availability === 'OUT_OF_STOCK').map(({ name }) => name),
 *   );
 * ```
 * @see Specification, section 3: catalog
 */
export function listOptions(product: SelectableProduct, selection: Selection = {}): OptionState[] {
  const offers = readOffers(product);
  const chosen = chosenOf(offers.options, selection);
  return offers.options.map((option) => ({
    name: option.name,
    optionType: option.data.optionType,
    choices: option.choices
      .filter(({ visible }) => visible !== false)
      .map((choice) => {
        const together: Chosen = new Map(chosen).set(option, choice);
        return {
          name: choiceName(choice),
          value: choice.value,
          isSelected: chosen.get(option) === choice,
          availability: stockOfOffers(product, offers.with(together), together.values()).availability,
        };
      }),
  }));
}

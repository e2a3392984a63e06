import { getChoiceName, getChosen, type Chosen } from './option.js';
import { readOffers } from './offer.js';
import { combineStocks } from './offer-stock.js';
import { readProduct, type AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';
import type { Availability, Selection } from './selection.js';

/** Choice, with its state for a picker. */
export interface ChoiceState {
  /** Choice name, for `choices` of a selection. */
  readonly name: string;
  /** Choice value. A CSS color for options of type `color`. */
  readonly value: string | undefined;
  /** Whether the choice is selected. */
  readonly isSelected: boolean;
  /** Availability in combination with the selected choices of the other options. */
  readonly availability: Availability;
}

/** Option, with its state for a picker. */
export interface OptionState {
  /** Option name. */
  readonly name: string;
  /** How the option is displayed: `drop_down` or `color`. */
  readonly optionType: string | undefined;
  /** Visible choices, in the merchant's order. */
  readonly choices: readonly ChoiceState[];
}

/**
 * Lists the options and choices of a product, with the availability of each choice in combination with the selected
 * choices of the other options. The selected choice of the same option is ignored, so that a shopper can always change
 * it.
 *
 * @param product - Product, with its variants.
 * @param selection - Choices selected so far.
 * @returns The options in the merchant's order.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { listOptions } from '@cartwright/stores/selection';
 *
 * export const soldOutChoices = (product: Product, choices: Record<string, string>) =>
 *   listOptions(product, { choices }).flatMap((option) =>
 *     option.choices.filter(({ availability }) => availability === 'OUT_OF_STOCK').map(({ name }) => name),
 *   );
 * ```
 */
export function listOptions(product: SelectableProduct | AnyCatalogProduct, selection: Selection = {}): OptionState[] {
  const readable = readProduct(product);
  const offers = readOffers(readable);
  const chosen = getChosen(offers.options, selection);
  return offers.options.map((option) => ({
    name: option.name,
    optionType: option.data.optionType,
    choices: option.choices
      .filter(({ visible }) => visible !== false)
      .map((choice) => {
        const together: Chosen = new Map(chosen).set(option, choice);
        return {
          name: getChoiceName(choice),
          value: choice.value,
          isSelected: chosen.get(option) === choice,
          availability: combineStocks(readable, offers.with(together), together.values()).availability,
        };
      }),
  }));
}

import type { CatalogModifierChoice, CatalogVariant } from '@cartwright/stores/catalog';
import type {
  CatalogSelectionPrice,
  OptionState,
  ProductImage,
  SelectionDiscount,
  SelectionProblem,
  SelectionStock,
  StoresLineItem,
} from '@cartwright/stores/selection';
import type { Choices } from './choice-params.js';

/** Modifier with choices, such as gift wrapping, with its state. Only in Catalog V3. */
export interface ModifierState {
  /** Modifier name. */
  readonly name: string;
  /** Whether a choice is required. */
  readonly isRequired: boolean;
  /** Choices, in the merchant's order, with what they add to the price. */
  readonly choices: readonly CatalogModifierChoice[];
  /** Name of the selected choice. Empty without one. */
  readonly selected: string;
}

/** Text input of a product, with its state. */
export interface TextFieldState {
  /** Title, which identifies the field. */
  readonly title: string;
  /** Text of the shopper. */
  readonly text: string;
  /** Whether the text is required. */
  readonly isRequired: boolean;
  /** Minimum number of characters. `undefined` without one. */
  readonly minLength: number | undefined;
  /** Maximum number of characters. `undefined` without a limit. */
  readonly maxLength: number | undefined;
  /** Amount that a text adds to the price, as a decimal string. `undefined` if it adds nothing. */
  readonly addedPrice: string | undefined;
}

/** State of {@link useProductSelection}. Without a product it is empty: no options, no price, no line item. */
export interface ProductSelection {
  /** Options and choices in the merchant's order, with the availability of each choice. */
  readonly options: readonly OptionState[];
  /** Selected choices by option name, those selected initially included. */
  readonly choices: Choices;
  /** Selects a choice by its name. Calls in one event add up. Stable across renders. */
  readonly choose: (option: string, choice: string) => void;
  /** Modifiers with choices. Empty in Catalog V1. */
  readonly modifiers: readonly ModifierState[];
  /** Selects a choice of a modifier by its name, or none with an empty one. Stable across renders. */
  readonly chooseModifier: (modifier: string, choice: string) => void;
  /** Text inputs of the product. */
  readonly textFields: readonly TextFieldState[];
  /** Sets the text of the field with this title. Stable across renders. */
  readonly setText: (title: string, text: string) => void;
  /** Quantity, from 1 to `maxQuantity`. */
  readonly quantity: number;
  /** Sets the quantity. It is kept within 1 and `maxQuantity`. Stable across renders. */
  readonly setQuantity: (quantity: number) => void;
  /** Quantity in stock. `undefined` if it is unlimited or unknown. */
  readonly maxQuantity: number | undefined;
  /** Variant of the selection. `undefined` while an option has no choice. */
  readonly variant: CatalogVariant | undefined;
  /** Price as charged, with what modifiers and texts add. `undefined` if the product has none. */
  readonly price: CatalogSelectionPrice | undefined;
  /** Discount on the price. `undefined` without one. */
  readonly discount: SelectionDiscount | undefined;
  /** Availability, quantity in stock and pre-order message. `undefined` without a product. */
  readonly stock: SelectionStock | undefined;
  /** Image of the selected choices, or the product's main image. */
  readonly image: ProductImage | undefined;
  /** Whether the selection can be bought or pre-ordered, once it is complete. */
  readonly isAvailable: boolean;
  /** Reasons why the selection cannot be ordered yet. Empty once it can. */
  readonly problems: readonly SelectionProblem[];
  /** `problems` after `check` found any; empty before, so that a new form shows no errors. */
  readonly shownProblems: readonly SelectionProblem[];
  /** Line item for `addItems` of `useCartMutation`. `undefined` while there are problems, and while sold out. */
  readonly lineItem: StoresLineItem | undefined;
  /**
   * Validates the selection, for the submit handler of a form: returns the line item, or `undefined` and shows the
   * problems. Stable across renders.
   */
  readonly check: () => StoresLineItem | undefined;
}

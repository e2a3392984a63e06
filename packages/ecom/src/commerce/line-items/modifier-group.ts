import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { TranslatableString } from '../fields/translatable-string.js';

/** Selected modifier of an item, such as a topping. */
export interface ItemModifier<Price = MultiCurrencyPrice> {
  /** Modifier ID in the catalog. */
  _id?: string;
  /** Quantity of the modifier per item, from 1 to 100000. */
  quantity?: number | null;
  /** Modifier name. */
  label?: TranslatableString;
  /** Description of the modifier. */
  details?: TranslatableString;
  /** Price that one modifier adds to the item's price. */
  price?: Price;
}

/** Group of selected modifiers, such as toppings. */
export interface ModifierGroup<Price = MultiCurrencyPrice> {
  /** Modifier group ID in the catalog. */
  _id?: string;
  /** Group name. */
  name?: TranslatableString;
  /** Selected modifiers, at most 25. */
  modifiers?: ItemModifier<Price>[];
}

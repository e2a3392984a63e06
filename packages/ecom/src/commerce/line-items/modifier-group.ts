import type { MultiCurrencyPrice } from '../prices/multi-currency-price.js';
import type { TranslatableString } from '../fields/translatable-string.js';

/** An extra that was chosen for an item. */
export interface ItemModifier<Price = MultiCurrencyPrice> {
  /** Its id in the catalog. */
  _id?: string;
  /** How many. */
  quantity?: number | null;
  /** Its name. */
  label?: TranslatableString;
  /** More about it. */
  details?: TranslatableString;
  /** What one of it adds to the item's price. */
  price?: Price;
}

/** Extras of one kind, such as toppings. */
export interface ModifierGroup<Price = MultiCurrencyPrice> {
  /** Its id in the catalog. */
  _id?: string;
  /** Its name. */
  name?: TranslatableString;
  /** What was chosen of it. */
  modifiers?: ItemModifier<Price>[];
}

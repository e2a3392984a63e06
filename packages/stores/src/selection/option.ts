import { ownText } from './own-text.js';
import type { SelectableChoice, SelectableOption, SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** Option, with its choices indexed by name and value. */
export interface Option {
  readonly name: string;
  readonly data: SelectableOption;
  readonly choices: readonly SelectableChoice[];
  /** Choices by name, then by value. Names win, because a choice's value may be the name of another. */
  readonly byText: ReadonlyMap<string, SelectableChoice>;
}

/** Selected choices, by option. */
export type Chosen = ReadonlyMap<Option, SelectableChoice>;

/** Name of a choice in variants and line items. */
export const getChoiceName = ({ description, value }: SelectableChoice): string => description || value || '';

/** Options of a product, in the merchant's order. */
export const toOptions = ({ productOptions = [] }: SelectableProduct): Option[] =>
  productOptions.flatMap((data) => {
    const { name, choices = [] } = data;
    if (!name) return [];
    const byText = new Map<string, SelectableChoice>();
    for (const choice of choices) if (!byText.has(getChoiceName(choice))) byText.set(getChoiceName(choice), choice);
    for (const choice of choices) if (choice.value && !byText.has(choice.value)) byText.set(choice.value, choice);
    byText.delete('');
    return [{ name, data, choices, byText }];
  });

/** Selected choices of the options. Unknown choices are ignored. */
export const getChosen = (options: readonly Option[], { choices }: Selection): Chosen =>
  new Map(
    options.flatMap((option) => {
      const choice = option.byText.get(ownText(choices, option.name) ?? '');
      return choice ? [[option, choice] as const] : [];
    }),
  );

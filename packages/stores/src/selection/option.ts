import { ownText } from './own-text.js';
import type { SelectableChoice, SelectableOption, SelectableProduct } from './selectable-product.js';
import type { Selection } from './selection.js';

/** An option, and its choices by what they can be called. */
export interface Option {
  readonly name: string;
  readonly data: SelectableOption;
  readonly choices: readonly SelectableChoice[];
  /** Names go before values: a choice may have another's name for its value. */
  readonly byText: ReadonlyMap<string, SelectableChoice>;
}

/** The choices that are made: of one option each, by the option. */
export type Chosen = ReadonlyMap<Option, SelectableChoice>;

/** What variants and carts call a choice. */
export const choiceName = ({ description, value }: SelectableChoice): string => description || value || '';

/** What the shopper may choose, in the merchant's order. */
export const optionsOf = ({ productOptions = [] }: SelectableProduct): Option[] =>
  productOptions.flatMap((data) => {
    const { name, choices = [] } = data;
    if (!name) return [];
    const byText = new Map<string, SelectableChoice>();
    for (const choice of choices) if (!byText.has(choiceName(choice))) byText.set(choiceName(choice), choice);
    for (const choice of choices) if (choice.value && !byText.has(choice.value)) byText.set(choice.value, choice);
    byText.delete('');
    return [{ name, data, choices, byText }];
  });

/** What is chosen of these options; what an option does not have is not chosen. */
export const chosenOf = (options: readonly Option[], { choices }: Selection): Chosen =>
  new Map(
    options.flatMap((option) => {
      const choice = option.byText.get(ownText(choices, option.name) ?? '');
      return choice ? [[option, choice] as const] : [];
    }),
  );

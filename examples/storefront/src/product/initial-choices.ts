import type { Product } from '@cartwright/stores/products';
import { listOptions } from '@cartwright/stores/selection';

/** Choices by option name. */
export type Choices = Readonly<Record<string, string>>;

/**
 * What is chosen when the page opens: what the address names, as far as the product has it, then what there is only one
 * choice of, and the first color that can be bought with the rest.
 */
export function initialChoices(product: Product, wished: Choices = {}): Choices {
  const options = listOptions(product, { choices: wished });
  const named = options.flatMap(({ name, choices }) =>
    choices.flatMap((choice) => (choice.isSelected ? [[name, choice.name] as const] : [])),
  );
  return options.reduce<Choices>((chosen, { name, optionType }) => {
    if (chosen[name] !== undefined) return chosen;
    const { choices = [] } = listOptions(product, { choices: chosen }).find((option) => option.name === name) ?? {};
    const preset = choices.find(({ availability }) => /IN_STOCK|PREORDER/.test(availability)) ?? choices[0];
    const isPreset = preset && (choices.length === 1 || optionType === 'color');
    return isPreset ? { ...chosen, [name]: preset.name } : chosen;
  }, Object.fromEntries(named));
}

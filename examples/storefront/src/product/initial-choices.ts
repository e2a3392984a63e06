import type { Product } from '@cartwright/stores/products';
import { listOptions } from '@cartwright/stores/selection';

/** Choices by option name. */
export type Choices = Readonly<Record<string, string>>;

/**
 * Choices that are selected when the page opens: those in the URL that the product has, the only choice of an option, and
 * the first available color.
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

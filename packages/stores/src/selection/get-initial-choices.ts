import { listOptions } from './list-options.js';
import type { SelectableProduct } from './selectable-product.js';

/**
 * Gets the choices that a product page starts with: the requested ones that the product has. Of the other options, the
 * only choice is selected, and the first color that can be ordered. The size stays open, so that no shopper orders the
 * wrong one by accident.
 *
 * @param product - Product, with its variants.
 * @param requested - Choices by option name, such as from the page's URL. Unknown options and choices are ignored.
 * @returns Choice names by option name.
 * @example
 * ```ts
 * import type { Product } from '@cartwright/stores/products';
 * import { getInitialChoices } from '@cartwright/stores/selection';
 *
 * export const initialChoices = (product: Product, url: URL) =>
 *   getInitialChoices(product, Object.fromEntries(url.searchParams));
 * ```
 */
export function getInitialChoices(
  product: SelectableProduct,
  requested: Readonly<Record<string, string>> = {},
): Record<string, string> {
  const options = listOptions(product, { choices: requested });
  const selected = options.flatMap(({ name, choices }) =>
    choices.flatMap((choice) => (choice.isSelected ? [[name, choice.name] as const] : [])),
  );
  return options.reduce<Record<string, string>>((chosen, { name, optionType }, index) => {
    if (Object.hasOwn(chosen, name)) return chosen;
    const choices = listOptions(product, { choices: chosen })[index]?.choices ?? [];
    const preset = choices.find(({ availability }) => /^(IN_STOCK|PREORDER)$/.test(availability)) ?? choices[0];
    return preset && (choices.length === 1 || optionType === 'color') ? { ...chosen, [name]: preset.name } : chosen;
  }, Object.fromEntries(selected));
}

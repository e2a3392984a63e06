import { listOptions } from './list-options.js';
import type { AnyCatalogProduct } from './readable-product.js';
import type { SelectableProduct } from './selectable-product.js';

/**
 * Gets the initial choices of a product page: the requested choices, the only choice of an option, and the first color
 * that can be ordered. Other options, such as the size, stay open, so that no shopper orders the wrong size by
 * accident.
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
  product: SelectableProduct | AnyCatalogProduct,
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

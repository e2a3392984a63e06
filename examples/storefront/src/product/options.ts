import type { Product } from '@cartwright/stores/products';

type ProductOption = NonNullable<Product['productOptions']>[number];
export type Choice = NonNullable<ProductOption['choices']>[number];

/** An option that has a name. */
export type Option = ProductOption & { name: string };

/** What the shopper may choose, in the merchant's order. */
export const optionsOf = (product: Product): Option[] =>
  (product.productOptions ?? []).filter((option): option is Option => Boolean(option.name));

/** What variants call a choice: its description. The value of a color is its CSS color. */
export const choiceKey = (choice: Choice): string => choice.description ?? choice.value ?? '';

/** The choices of the product's first color option. */
export const colorChoices = (product: Product): Choice[] =>
  (optionsOf(product).find(({ optionType }) => optionType === 'color')?.choices ?? []).filter(
    ({ visible }) => visible !== false,
  );

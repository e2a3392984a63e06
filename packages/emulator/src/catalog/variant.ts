import {
  type StoredOption,
  type StoredPreorder,
  type StoredProduct,
  type StoredStock,
  noVariantId,
} from './product.js';
import { derivedId } from './derived-id.js';

/** A combination of choices with everything that was left to the product filled in. */
export interface Variant {
  readonly id: string;
  readonly choices: Readonly<Record<string, string>>;
  readonly visible: boolean;
  readonly price: number;
  readonly cost: number | null;
  readonly weight: number;
  readonly sku: string;
  readonly stock: StoredStock;
  readonly preorder?: StoredPreorder;
}

const combinations = (options: readonly StoredOption[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (rows, option) =>
      rows.flatMap((row) => option.choices.map((choice) => ({ ...row, [option.name]: choice.description }))),
    [{}],
  );

/**
 * Lists what can be bought of a product: its managed variants, each combination of options that are not managed, or
 * the product itself under the platform's id for "no variant".
 */
export function variantsOf(product: StoredProduct): Variant[] {
  const { price, cost, weight, sku, stock } = product;
  const preorder = product.preorder && { preorder: product.preorder };
  if (product.manageVariants) {
    return product.variants.map((variant) => ({ price, cost, weight, sku, ...preorder, ...variant }));
  }
  return combinations(product.options).map((choices) => ({
    id: product.options.length === 0 ? noVariantId : derivedId(product.id, JSON.stringify(choices)),
    choices,
    visible: true,
    price,
    cost,
    weight,
    sku,
    stock,
    ...preorder,
  }));
}

/** Finds the variant that has all of the given choices, by the choices' descriptions or values. */
export function variantByChoices(
  product: StoredProduct,
  choices: Readonly<Record<string, string>>,
): Variant | undefined {
  const wanted = normalizeChoices(product, choices);
  return variantsOf(product).find((variant) =>
    product.options.every((option) => variant.choices[option.name] === wanted[option.name]),
  );
}

/** Replaces each choice given by value (`#aabbcc`) by its description (`Moss`); unknown choices stay as they are. */
export function normalizeChoices(
  product: StoredProduct,
  choices: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(choices).map(([name, value]) => {
      const option = product.options.find((candidate) => candidate.name === name);
      const choice =
        option?.choices.find((candidate) => candidate.description === value) ??
        option?.choices.find((candidate) => candidate.value === value);
      return [name, choice?.description ?? value];
    }),
  );
}

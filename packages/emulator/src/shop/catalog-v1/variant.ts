import {
  type Dimensions,
  type StoredOption,
  type StoredPreorder,
  type StoredProduct,
  type StoredStock,
  noVariantId,
} from './product.js';
import { derivedId } from '../../kernel/state/derived-id.js';

/** Variant of a product. Values that the variant does not set are those of the product. */
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
  readonly productDimensions?: Dimensions;
  readonly packageDimensions?: Dimensions;
}

/** All combinations of the options' choices. Without options, one empty combination. */
export const combinations = (options: readonly StoredOption[]): Record<string, string>[] =>
  options.reduce<Record<string, string>[]>(
    (rows, option) =>
      rows.flatMap((row) => option.choices.map((choice) => ({ ...row, [option.name]: choice.description }))),
    [{}],
  );

/** ID of a combination that is not yet a variant. The platform's ID for "no variant" if the product has no options. */
export const getVariantId = ({ id, options }: StoredProduct, choices: Readonly<Record<string, string>>): string =>
  options.length === 0 ? noVariantId : derivedId(id, JSON.stringify(choices));

/**
 * Lists the purchasable variants of a product: its managed variants, all combinations of options that are not managed,
 * or the product itself with the platform's ID for "no variant".
 */
export function getVariants(product: StoredProduct): Variant[] {
  const { cost, packageDimensions, preorder, price, productDimensions, sku, stock, weight } = product;
  const own = {
    price,
    cost,
    weight,
    sku,
    ...(preorder && { preorder }),
    ...(productDimensions && { productDimensions }),
    ...(packageDimensions && { packageDimensions }),
  };
  if (product.manageVariants) return product.variants.map((variant) => ({ ...own, ...variant }));
  return combinations(product.options).map((choices) => ({
    id: getVariantId(product, choices),
    choices,
    visible: true,
    stock,
    ...own,
  }));
}

/** Finds the variant that has all of the given choices, by the choices' descriptions or values. */
export function variantByChoices(
  product: StoredProduct,
  choices: Readonly<Record<string, string>>,
): Variant | undefined {
  const wanted = normalizeChoices(product, choices);
  return getVariants(product).find((variant) =>
    product.options.every((option) => variant.choices[option.name] === wanted[option.name]),
  );
}

/** Replaces choices given by value (`#aabbcc`) by their descriptions (`Moss`). Unknown choices are unchanged. */
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

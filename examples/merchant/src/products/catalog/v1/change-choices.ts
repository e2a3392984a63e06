import type { Choice, Product, ProductOption, Variant, VariantOverride } from '@cartwright/stores/products';
import type { NewChoice } from '../merchant-catalog.js';

/** Name of a choice, by which variants refer to it. */
export const choiceName = ({ description, value }: Choice): string => description || value || '';

/** Returns the options with other choices of one of them. Their images and availability are read-only. */
const withChoices = (
  { productOptions = [] }: Product,
  optionName: string,
  change: (choices: Choice[]) => Choice[],
): ProductOption[] =>
  productOptions.map(({ choices = [], ...option }) => {
    const kept = choices.map(({ value, description }) => ({
      ...(value && { value }),
      ...(description && { description }),
    }));
    return { ...option, choices: option.name === optionName ? change(kept) : kept };
  });

/** Adds a choice to an option of a product. */
export const addChoice = (product: Product, { optionId, name, color }: NewChoice): ProductOption[] =>
  withChoices(product, optionId, (choices) => [...choices, { value: color ?? name, description: name }]);

/** Removes a choice from an option of a product. */
export const removeChoice = (product: Product, optionId: string, choiceId: string): ProductOption[] =>
  withChoices(product, optionId, (choices) => choices.filter((choice) => choiceName(choice) !== choiceId));

/** Variants of a product with a choice. */
export const variantsWith = ({ variants = [] }: Product, optionName: string, choice: string): Variant[] =>
  variants.filter(({ choices }) => choices?.[optionName] === choice);

/**
 * Data of the variants of a new choice: price, cost and weight of an existing variant with the same other choices, and no
 * SKU, because it identifies one variant.
 *
 * @param before Product without the choice.
 * @param after Product with the choice.
 */
export const newVariantData = (before: Product, after: Product, { optionId, name }: NewChoice): VariantOverride[] =>
  variantsWith(after, optionId, name).map(({ _id = '', choices = {} }) => {
    const model = (before.variants ?? []).find((variant) =>
      Object.entries(choices).every(([option, choice]) => option === optionId || variant.choices?.[option] === choice),
    )?.variant;
    const price = model?.priceData?.price;
    const cost = model?.costAndProfitData?.itemCost;
    return {
      variantIds: [_id],
      sku: '',
      ...(price != null && { price }),
      ...(cost != null && { cost }),
      ...(model?.weight != null && { weight: model.weight }),
    };
  });

import type {
  ConnectedOption,
  ConnectedOptionChoice,
  ProductWithInventory,
  V3Product,
  Variant,
} from '@cartwright/stores/products-v3';
import type { NewChoice } from '../merchant-catalog.js';

/** Returns the options with other choices of one of them. */
const withChoices = (
  options: readonly ConnectedOption[],
  optionId: string,
  change: (choices: ConnectedOptionChoice[]) => ConnectedOptionChoice[],
): ConnectedOption[] =>
  options.map((option) =>
    option._id === optionId
      ? { ...option, choicesSettings: { choices: change(option.choicesSettings?.choices ?? []) } }
      : option,
  );

/** Choices of a variant of all options but one. */
const otherChoices = ({ choices = [] }: Variant, optionId: string) =>
  choices.filter(({ optionChoiceIds }) => optionChoiceIds?.optionId !== optionId);

/** One variant of each combination of the choices of the other options. */
function variantsByOtherChoices(variants: readonly Variant[], optionId: string): Variant[] {
  const getKey = (variant: Variant) =>
    otherChoices(variant, optionId)
      .map(({ optionChoiceIds }) => optionChoiceIds?.choiceId)
      .join();
  // The first variant of a key remains.
  return [...new Map([...variants].reverse().map((variant) => [getKey(variant), variant])).values()].reverse();
}

/**
 * Adds a choice to an option of a product, and a variant with it for each combination of the other options. The new
 * variants have the prices of an existing one with the same combination, and no SKU.
 */
export function addChoice(
  { options = [], variantsInfo }: V3Product,
  { optionId, name, color, quantity }: NewChoice,
): Pick<ProductWithInventory, 'options' | 'variantsInfo'> {
  const variants = variantsInfo?.variants ?? [];
  const option = options.find(({ _id }) => _id === optionId);
  const choice = {
    optionChoiceNames: {
      optionName: option?.name ?? '',
      choiceName: name,
      ...(option?.optionRenderType && { renderType: option.optionRenderType }),
    },
  };
  const added = variantsByOtherChoices(variants, optionId).map(
    // The rest identifies the existing variant, or is read-only.
    ({ physicalProperties, digitalProperties, price, revenueDetails, ...variant }) => ({
      ...(physicalProperties && { physicalProperties }),
      ...(digitalProperties && { digitalProperties }),
      ...(price && { price }),
      ...(revenueDetails && { revenueDetails }),
      choices: [...otherChoices(variant, optionId), choice],
      inventoryItem: quantity === undefined ? { inStock: true } : { quantity },
    }),
  );
  const type = color
    ? ({ choiceType: 'ONE_COLOR', colorCode: color } as const)
    : { choiceType: 'CHOICE_TEXT' as const };
  return {
    options: withChoices(options, optionId, (choices) => [...choices, { name, ...type }]),
    variantsInfo: { variants: [...variants, ...added] },
  };
}

/** Removes a choice from an option of a product, and its variants. */
export const removeChoice = (
  { options = [], variantsInfo }: V3Product,
  optionId: string,
  choiceId: string,
): Pick<V3Product, 'options' | 'variantsInfo'> => ({
  options: withChoices(options, optionId, (choices) => choices.filter((choice) => choice.choiceId !== choiceId)),
  variantsInfo: {
    variants: (variantsInfo?.variants ?? []).filter(
      ({ choices = [] }) => !choices.some(({ optionChoiceIds }) => optionChoiceIds?.choiceId === choiceId),
    ),
  },
});

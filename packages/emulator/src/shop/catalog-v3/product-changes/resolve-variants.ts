import { ValidationError } from '../../../kernel/errors/application-error.js';
import { newId } from '../../../kernel/state/ids.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { customizations } from '../customizations/customization.js';
import type { ProductOption, StoredProduct, StoredVariant, VariantChoice } from '../products/product.js';
import type { VariantChoiceInput, VariantInput } from './product-input.js';
import { refuse } from './refuse.js';

const variantError = (index: number, description: string, ruleName: string, data: object) =>
  new ValidationError([
    { field: `product.variantsInfo.variants[${index}].choices`, description, violatedRule: 'OTHER', ruleName, data },
  ]);

/** Returns the resolver of a variant's choices among the options of the product. */
function choiceResolver(tenant: Tenant, { id: productId, options }: Pick<StoredProduct, 'id' | 'options'>) {
  const known = options.flatMap((option) => customizations(tenant).get(option.customizationId) ?? []);
  return (choice: VariantChoiceInput, index: number, variantId: string): VariantChoice => {
    const { choiceId, choiceName, optionId, optionName, renderType } = choice;
    const option = known.find((one) =>
      optionId === undefined
        ? one.name === optionName && (renderType === undefined || one.renderType === renderType)
        : one.id === optionId,
    );
    if (!option) {
      const data = { optionIds: [optionId ?? optionName], productId };
      throw variantError(index, 'names an option that the product does not have', 'MISSING_VARIANT_OPTION', data);
    }
    if (choiceId === undefined && choiceName === undefined) {
      const data = { optionsMissingChoice: [option.id], productId };
      throw variantError(index, 'names no choice of an option', 'MISSING_VARIANT_OPTION_CHOICE', data);
    }
    const found = option.choices.find(({ id, name }) =>
      choiceId === undefined ? name === choiceName : id === choiceId,
    );
    const isOffered = (offer: ProductOption) => offer.choices.some((one) => one.choiceId === found?.id);
    if (found && options.some((offer) => offer.customizationId === option.id && isOffered(offer)))
      return { optionId: option.id, choiceId: found.id };
    const errorDescription = `The product has no choice ${choiceName ?? choiceId} of ${option.name}.`.slice(0, 200);
    return refuse('VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT', errorDescription, {
      variants: [{ variantId, errorDescription }],
    });
  };
}

/**
 * Returns the variants of a product with the given options. Choices are in the order of the options.
 *
 * @param before - Variants that the given ones replace.
 * @throws {ValidationError} `MISSING_VARIANT_OPTION`, `MISSING_VARIANT_OPTION_CHOICE`
 * @throws {ApplicationError} 428 `VARIANTS_ARE_NOT_ALIGNED_WITH_PRODUCT`
 */
export function resolveVariants(
  tenant: Tenant,
  inputs: readonly VariantInput[],
  product: Pick<StoredProduct, 'id' | 'options'>,
  before: readonly StoredVariant[],
): readonly StoredVariant[] {
  const resolveChoice = choiceResolver(tenant, product);
  const position = new Map(product.options.map(({ customizationId }, index) => [customizationId, index]));
  const stored = new Map(before.map((variant) => [variant.id, variant]));
  return inputs.map(({ id = newId(), visible = stored.get(id)?.visible ?? true, ...input }, index) => ({
    ...input,
    id,
    visible,
    choices: input.choices
      .map((choice) => resolveChoice(choice, index, id))
      .sort((left, right) => (position.get(left.optionId) ?? 0) - (position.get(right.optionId) ?? 0)),
  }));
}

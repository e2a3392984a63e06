import type { Tenant } from '../../../kernel/state/tenant.js';
import { customizations } from '../customizations/customization.js';
import type { VariantChoiceInput, VariantInput } from '../product-changes/product-input.js';
import type { StoredProduct, StoredVariant, VariantChoice } from '../products/product.js';

function isSameChoice(tenant: Tenant, { choiceId, optionId }: VariantChoice, given: VariantChoiceInput): boolean {
  if (given.choiceId !== undefined) return given.choiceId === choiceId;
  const option = customizations(tenant).get(optionId);
  const isSameOption = given.optionId === undefined ? given.optionName === option?.name : given.optionId === optionId;
  return isSameOption && option?.choices.find(({ id }) => id === choiceId)?.name === given.choiceName;
}

const isSameVariant = (tenant: Tenant, { choices }: StoredVariant, given: VariantInput): boolean =>
  choices.length === given.choices.length &&
  choices.every((choice) => given.choices.some((one) => isSameChoice(tenant, choice, one)));

/**
 * Gives variants without an ID the ID of the product's variant with the same choices, so that an import keeps their
 * inventory.
 */
export const keepVariantIds = (
  tenant: Tenant,
  { variants }: StoredProduct,
  given: readonly VariantInput[],
): readonly VariantInput[] =>
  given.map((input) => {
    const same = input.id === undefined && variants.find((variant) => isSameVariant(tenant, variant, input));
    return same ? { ...input, id: same.id } : input;
  });

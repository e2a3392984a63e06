import { ApplicationError } from '../../../kernel/errors/application-error.js';
import { ruleError } from '../../../kernel/input/violation.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { requireChoice } from '../customizations/choices/require-choice.js';
import { type StoredChoice, type StoredCustomization, customizations } from '../customizations/customization.js';
import { changedEntity } from '../entity.js';
import { type ProductModifier, products } from '../products/product.js';
import { assignedProductIds, assignedProducts } from './assigned-products.js';

/** Removes choices of a modifier from the products. A modifier without remaining choices leaves its product. */
function removeFromProducts(tenant: Tenant, ids: ReadonlySet<string>): void {
  const withoutChoices = (modifier: ProductModifier): ProductModifier | [] => {
    const choices = modifier.choices.filter(({ choiceId }) => !ids.has(choiceId));
    if (choices.length === modifier.choices.length) return modifier;
    return choices.length > 0 ? { ...modifier, choices } : [];
  };
  const assigned = new Set([...ids].flatMap((id) => assignedProducts(tenant, id)));
  for (const product of assigned) {
    products(tenant).put(changedEntity(tenant, product, { modifiers: product.modifiers.flatMap(withoutChoices) }));
  }
}

const withoutPrimaries = (choice: StoredChoice, ids: ReadonlySet<string>): StoredChoice => {
  const { primaryChoiceIds, ...rest } = choice;
  const remaining = primaryChoiceIds?.filter((id) => !ids.has(id)) ?? [];
  return remaining.length > 0 ? { ...rest, primaryChoiceIds: remaining } : rest;
};

/**
 * Removes choices from a customization, from the products that have them as choices of a modifier, and from the choices
 * that are grouped under them.
 *
 * @throws {ApplicationError} 404 `CHOICE_NOT_FOUND`; 428 `CHOICE_ASSIGNED_TO_PRODUCT` for a choice of an option of a
 * product
 * @throws {ValidationError} `NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES`
 */
export function removeChoices(
  tenant: Tenant,
  customization: StoredCustomization,
  choiceIds: readonly string[],
): StoredCustomization {
  for (const id of choiceIds) requireChoice(customization, id);
  const ids = new Set(choiceIds);
  const assigned = choiceIds.filter((id) => assignedProductIds(tenant, id).size > 0);
  if (customization.type === 'PRODUCT_OPTION' && assigned.length > 0) {
    const data = { choiceIds: assigned };
    throw new ApplicationError('failedPrecondition', 'CHOICE_ASSIGNED_TO_PRODUCT', 'A product has the choice.', data);
  }
  const remaining = customization.choices.filter(({ id }) => !ids.has(id));
  if (remaining.length === 0) {
    throw ruleError('choiceIds', 'must not be all choices', 'NOT_ALLOWED_CUSTOMIZATION_WITHOUT_CHOICES');
  }
  removeFromProducts(tenant, ids);
  const choices = remaining.map((choice) => withoutPrimaries(choice, ids));
  return customizations(tenant).put(changedEntity(tenant, customization, { choices }));
}

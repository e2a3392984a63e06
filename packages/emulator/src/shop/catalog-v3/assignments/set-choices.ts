import { ruleError } from '../../../kernel/input/violation.js';
import type { Tenant } from '../../../kernel/state/tenant.js';
import { checkHasChoices } from '../customizations/choices/add-choices.js';
import { type NewChoice, appendChoices } from '../customizations/choices/new-choices.js';
import { type StoredCustomization, customizations } from '../customizations/customization.js';
import { changedEntity } from '../entity.js';
import { assignedProductIds } from './assigned-products.js';

/**
 * Replaces the choices of a customization. A choice with the name of an existing one keeps its ID and key.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES`, `CHOICES_LIMIT_EXCEEDED`
 * @throws {ValidationError} `NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT` if a product has a choice that would be
 * removed
 */
export function setChoices(
  tenant: Tenant,
  customization: StoredCustomization,
  wanted: readonly NewChoice[],
): StoredCustomization {
  checkHasChoices(customization);
  const before = new Map(customization.choices.map((choice) => [choice.name, choice]));
  const names = new Set(wanted.map(({ name }) => name));
  const removed = customization.choices.filter(({ name }) => !names.has(name));
  if (removed.some(({ id }) => assignedProductIds(tenant, id).size > 0)) {
    const rule = 'NOT_ALLOWED_DELETE_CHOICE_ASSIGNED_TO_PRODUCT';
    throw ruleError('choices', 'must contain the choices that products have', rule);
  }
  const choices = appendChoices([], wanted, { customizationIds: [customization.id] }).map((choice) => {
    const { id, key } = before.get(choice.name) ?? choice;
    return { ...choice, id, key };
  });
  return customizations(tenant).put(changedEntity(tenant, customization, { choices }));
}

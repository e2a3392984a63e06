import { ApplicationError } from '../../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../../kernel/state/tenant.js';
import { changedEntity } from '../../entity.js';
import { type StoredCustomization, customizations } from '../customization.js';
import { checkHasChoices } from './add-choices.js';

/**
 * Sets the order of the choices of a customization.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES`; `CHOICE_IDS_MISMATCH` if the IDs are not those of all
 * choices, each once
 */
export function reorderChoices(
  tenant: Tenant,
  customization: StoredCustomization,
  choiceIds: readonly string[],
): StoredCustomization {
  checkHasChoices(customization);
  const byId = new Map(customization.choices.map((choice) => [choice.id, choice]));
  const missingIds = [...byId.keys()].filter((id) => !choiceIds.includes(id));
  const extraIds = choiceIds.filter((id, index) => !byId.has(id) || choiceIds.indexOf(id) !== index);
  if (missingIds.length > 0 || extraIds.length > 0) {
    const description = 'The IDs are not those of all choices, each once.';
    throw new ApplicationError('failedPrecondition', 'CHOICE_IDS_MISMATCH', description, { missingIds, extraIds });
  }
  const choices = choiceIds.flatMap((id) => byId.get(id) ?? []);
  return customizations(tenant).put(changedEntity(tenant, customization, { choices, choiceOrder: 'MANUAL' }));
}

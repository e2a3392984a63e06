import { ApplicationError } from '../../../../kernel/errors/application-error.js';
import type { Tenant } from '../../../../kernel/state/tenant.js';
import { changedEntity } from '../../entity.js';
import { type StoredCustomization, customizations } from '../customization.js';
import { type NewChoice, appendChoices } from './new-choices.js';

/**
 * Checks that a customization has choices.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES` for a text input
 */
export function checkHasChoices({ id, renderType }: StoredCustomization): void {
  if (renderType !== 'FREE_TEXT') return;
  throw new ApplicationError('failedPrecondition', 'DOESNT_SUPPORT_CHOICES', 'A text input has no choices.', { id });
}

/**
 * Adds choices to a customization.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES`, `CHOICES_LIMIT_EXCEEDED`
 */
export function addChoices(
  tenant: Tenant,
  customization: StoredCustomization,
  added: readonly NewChoice[],
): StoredCustomization {
  checkHasChoices(customization);
  const choices = appendChoices(customization.choices, added, { customizationIds: [customization.id] });
  return customizations(tenant).put(changedEntity(tenant, customization, { choices }));
}

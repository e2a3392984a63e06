import { ApplicationError } from '../../../../kernel/errors/application-error.js';
import type { StoredChoice, StoredCustomization } from '../customization.js';

/**
 * Returns the choice with this ID.
 *
 * @throws {ApplicationError} 404 `CHOICE_NOT_FOUND`
 */
export function requireChoice({ choices, id }: StoredCustomization, choiceId: string): StoredChoice {
  const choice = choices.find((one) => one.id === choiceId);
  if (choice) return choice;
  const data = { customizationId: id, choiceId };
  throw new ApplicationError('notFound', 'CHOICE_NOT_FOUND', 'No choice of the customization has this ID.', data);
}

import { ApplicationError } from '../../../../kernel/errors/application-error.js';
import { newId } from '../../../../kernel/state/ids.js';
import type { StoredChoice } from '../customization.js';

/** Choice without ID and key. */
export type NewChoice = Omit<StoredChoice, 'id' | 'key'>;

/** Maximum number of choices of a customization. */
const maxChoices = 1000;

/**
 * Appends choices. The key of a choice is its name, which is unique in the customization.
 *
 * @throws {ApplicationError} 428 `CHOICES_LIMIT_EXCEEDED`
 */
export function appendChoices(
  before: readonly StoredChoice[],
  added: readonly NewChoice[],
  data: object = {},
): readonly StoredChoice[] {
  if (before.length + added.length > maxChoices) {
    const description = `A customization has at most ${maxChoices} choices.`;
    throw new ApplicationError('failedPrecondition', 'CHOICES_LIMIT_EXCEEDED', description, data);
  }
  return [...before, ...added.map((choice) => ({ id: newId(), key: choice.name, ...choice }))];
}

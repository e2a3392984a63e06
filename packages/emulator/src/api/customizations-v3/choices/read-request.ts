import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isObject } from '../../../kernel/input/object.js';
import type { NewChoice } from '../../../shop/catalog-v3/customizations/choices/new-choices.js';
import type { StoredChoice, StoredCustomization } from '../../../shop/catalog-v3/customizations/customization.js';
import { checkHasChoices } from '../../../shop/catalog-v3/customizations/choices/add-choices.js';
import { checkPrimaryChoices } from '../input/check-primary-choices.js';
import { readChoices } from '../input/read-choices.js';

/** Returns the body of a request as an object. */
export const requestBody = (body: unknown): Input => (isObject(body) ? body : {});

/**
 * Reads the choices that a request adds to the kept ones.
 *
 * @throws {ApplicationError} 428 `DOESNT_SUPPORT_CHOICES` for a text input
 * @throws {ValidationError} `DUPLICATE_CHOICE_NAME`, `INVALID_CHOICE_TYPE`, `INVALID_CHOICE_VALUE`,
 * `PRIMARY_CHOICE_SELF_REFERENCE`, `PRIMARY_CHOICE_NOT_FOUND`, `PRIMARY_CHOICE_HIERARCHY_VIOLATION`
 */
export function readAddedChoices(
  read: FieldReader,
  value: unknown,
  customization: StoredCustomization,
  {
    idOf,
    kept,
    max,
  }: {
    readonly kept: readonly StoredChoice[];
    readonly max: number;
    /** ID of a choice that replaces an existing one. */
    readonly idOf?: (choice: NewChoice) => string | undefined;
  },
): readonly NewChoice[] {
  checkHasChoices(customization);
  const choices = readChoices(read, { value, field: 'choices', renderType: customization.renderType, kept, max });
  const grouped = choices.map((choice) => {
    const id = idOf?.(choice);
    return { ...choice, ...(id !== undefined && { id }) };
  });
  checkPrimaryChoices(read, grouped, [...kept, ...grouped], (index) => `choices[${index}]`);
  read.check();
  return choices;
}

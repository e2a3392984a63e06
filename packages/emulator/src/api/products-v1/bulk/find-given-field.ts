import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';

/** Finds the field that is given of those that exclude each other. Reports a violation for none and for more than one. */
export function findGivenField<const N extends string>(
  reader: FieldReader,
  input: Input,
  field: string,
  names: readonly N[],
): N | undefined {
  const presentNames = names.filter((name) => !isMissing(input[name]));
  if (presentNames.length === 0)
    reader.addViolation(field, `must have one of ${names.join(', ')}`, 'REQUIRED_ONE_OF_FIELD');
  if (presentNames.length > 1)
    reader.addViolation(field, `must have only one of ${presentNames.join(', ')}`, 'ONE_OF_ALIGNMENT');
  return presentNames[0];
}

import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing } from '../../../kernel/input/object.js';

/** Finds which one of several fields is given. Reports a violation for none, and for more than one. */
export function readOneOf<const N extends string>(
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

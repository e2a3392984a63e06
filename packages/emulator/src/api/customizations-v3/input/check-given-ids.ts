import type { FieldReader } from '../../../kernel/input/field-reader.js';
import { type Input, isMissing, isObject } from '../../../kernel/input/object.js';

/**
 * Checks that a customization to create has no IDs. Violations are `MIXED_CHOICE_IDS_CONSISTENCY` if only some choices
 * have IDs, `CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS` if either the customization or its choices have, and
 * `ID_NOT_ALLOWED_IN_REQUEST` if both have.
 */
export function checkGivenIds(read: FieldReader, input: Input, choices: readonly unknown[]): void {
  const withId = choices.filter((choice) => isObject(choice) && !isMissing(choice['id'])).length;
  const hasId = !isMissing(input['id']);
  const violate = (field: string, description: string, ruleName: string) =>
    read.addViolation(field, description, 'OTHER', { ruleName });
  if (withId > 0 && withId < choices.length) {
    const rule = 'MIXED_CHOICE_IDS_CONSISTENCY';
    violate('customization.choicesSettings.choices', 'must have no IDs, or an ID each', rule);
  } else if (hasId !== withId > 0 && choices.length > 0) {
    const rule = 'CUSTOMIZATION_WITH_ONLY_ID_OR_CHOICE_IDS';
    violate('customization', 'must not have only an ID, or only IDs of choices', rule);
  } else if (hasId) violate('customization.id', 'must be absent', 'ID_NOT_ALLOWED_IN_REQUEST');
}

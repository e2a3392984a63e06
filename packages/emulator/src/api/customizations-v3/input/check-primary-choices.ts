import type { FieldReader } from '../../../kernel/input/field-reader.js';

/** Choice that can be grouped under others. */
interface GroupedChoice {
  /** Absent for a choice to create. */
  readonly id?: string;
  readonly primaryChoiceIds?: readonly string[];
}

/**
 * Checks that choices are grouped under other choices that are not grouped themselves. Violations are
 * `PRIMARY_CHOICE_SELF_REFERENCE`, `PRIMARY_CHOICE_NOT_FOUND` and `PRIMARY_CHOICE_HIERARCHY_VIOLATION`.
 *
 * @param checked - Choices of the request.
 * @param all - Choices of the customization after the request.
 * @param fieldAt - Path of a choice of the request.
 */
export function checkPrimaryChoices(
  read: FieldReader,
  checked: readonly GroupedChoice[],
  all: readonly GroupedChoice[],
  fieldAt: (index: number) => string,
): void {
  const isGrouped = (id: string) =>
    all.some((choice) => choice.id === id && (choice.primaryChoiceIds ?? []).length > 0);
  for (const [index, { id, primaryChoiceIds = [] }] of checked.entries()) {
    const violate = (description: string, ruleName: string) =>
      read.addViolation(`${fieldAt(index)}.primaryChoiceIds`, description, 'OTHER', { ruleName });
    const others = primaryChoiceIds.filter((primary) => primary !== id);
    if (others.length < primaryChoiceIds.length) {
      violate('must not contain the choice itself', 'PRIMARY_CHOICE_SELF_REFERENCE');
    }
    if (others.some((primary) => all.every((choice) => choice.id !== primary))) {
      violate('must be IDs of choices of the customization', 'PRIMARY_CHOICE_NOT_FOUND');
    }
    const isPrimary = all.some((choice) => choice.id !== id && id && choice.primaryChoiceIds?.includes(id));
    if (others.some(isGrouped) || (others.length > 0 && isPrimary)) {
      violate('must be choices that are not grouped themselves', 'PRIMARY_CHOICE_HIERARCHY_VIOLATION');
    }
  }
}

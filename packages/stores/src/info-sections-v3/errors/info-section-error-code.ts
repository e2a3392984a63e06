import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Names of the validation rules of the info section operations, in `ruleName` of a field violation:
 * - `INFO_SECTIONS_LIMIT_EXCEEDED`: the store has the maximum number of info sections.
 * - `ONLY_SPACES_STRING_ERROR`: a text consists of spaces.
 */
export const InfoSectionValidationRule = /* @__PURE__ */ enumeration(
  'INFO_SECTIONS_LIMIT_EXCEEDED',
  'ONLY_SPACES_STRING_ERROR',
);
/** Name of a validation rule of the info section operations. */
export type InfoSectionValidationRule = EnumerationValue<typeof InfoSectionValidationRule>;

/** Violation of one of the validation rules. */
export type InfoSectionValidationErrors<Rule extends keyof typeof InfoSectionValidationRule> = ValidationErrors<Rule>;

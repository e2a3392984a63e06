import { enumeration, type EnumerationValue } from '@cartwright/core';
import type { ValidationErrors } from '../../catalog-v3/results/application-errors.js';

/**
 * Names of the validation rules of the brand operations, in `ruleName` of a field violation:
 * - `BRAND_LIMIT_EXCEEDED`: the store has the maximum number of brands.
 * - `ONLY_SPACES_STRING_ERROR`: the name consists of spaces.
 */
export const BrandValidationRule = /* @__PURE__ */ enumeration('BRAND_LIMIT_EXCEEDED', 'ONLY_SPACES_STRING_ERROR');
/** Name of a validation rule of the brand operations. */
export type BrandValidationRule = EnumerationValue<typeof BrandValidationRule>;

/** Violation of one of the validation rules. */
export type BrandValidationErrors<Rule extends keyof typeof BrandValidationRule> = ValidationErrors<Rule>;

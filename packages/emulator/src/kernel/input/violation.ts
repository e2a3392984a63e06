import { type FieldViolation, ValidationError } from '../errors/application-error.js';

/** Creates a field violation. */
export const violation = (field: string, description: string, violatedRule: string, data?: object): FieldViolation => ({
  field,
  description,
  violatedRule,
  ...(data && { data }),
});

/** Creates the error for a field that violates one of the platform's named rules, such as `BRAND_LIMIT_EXCEEDED`. */
export const ruleError = (field: string, description: string, ruleName: string): ValidationError =>
  new ValidationError([{ field, description, violatedRule: 'OTHER', ruleName }]);

/**
 * Throws an error with the violations, if any.
 *
 * @throws {ValidationError} if there is a violation
 */
export function check(violations: readonly (FieldViolation | undefined)[]): void {
  const found = violations.filter((one) => one !== undefined);
  if (found.length > 0) throw new ValidationError(found);
}

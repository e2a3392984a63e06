import type { FieldViolation } from '../errors/application-error.js';
import { isMissing } from './object.js';
import { violation } from './violation.js';

/** Maximum quantity of one item in a request. */
export const maxQuantity = 100_000;

/** Field violation of a quantity. `undefined` if it is valid. */
export function quantityViolation(value: unknown, field: string): FieldViolation | undefined {
  if (isMissing(value)) return violation(field, 'must not be empty', 'REQUIRED_FIELD');
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    return violation(field, 'must be a whole number', 'FORMAT');
  }
  if (value < 1) return violation(field, 'must be greater than or equal to 1', 'MIN', { threshold: 1 });
  if (value > maxQuantity) {
    return violation(field, `must be less than or equal to ${maxQuantity}`, 'MAX', { threshold: maxQuantity });
  }
  return undefined;
}

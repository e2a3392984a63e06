import { type Input, isMissing, isObject } from '../../kernel/input/object.js';
import { violation } from '../../kernel/input/violation.js';
import { type FieldViolation, ValidationError } from '../../kernel/errors/wire-error.js';
/** The most of one thing that a line holds. */
export const maxQuantity = 100_000;
/** The most lines in a cart. */
export const maxLines = 300;

/** What is wrong with a quantity, if anything. */
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

/** Reads a list of objects. @throws {ValidationError} */
export function readList(value: unknown, field: string): readonly Input[] {
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) throw new ValidationError([violation(field, 'must be a list', 'FORMAT')]);
  if (value.length > maxLines) {
    throw new ValidationError([violation(field, `has size ${value.length}, expected ${maxLines} or less`, 'MAX_SIZE')]);
  }
  return value.map((item: unknown, index) => {
    if (isObject(item)) return item;
    throw new ValidationError([violation(`${field}[${index}]`, 'must be an object', 'FORMAT')]);
  });
}

import { type FieldViolation, ValidationError } from '../http/wire-error.js';

/** The most of one thing that a line holds. */
export const maxQuantity = 100_000;
/** The most lines in a cart. */
export const maxLines = 300;

/** An object that a client sent. */
export type Input = Readonly<Record<string, unknown>>;

/** Says whether the value is an object and no list. */
export const isInput = (value: unknown): value is Input =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Refuses one field. */
export const violation = (field: string, description: string, violatedRule: string, data?: object): FieldViolation => ({
  field,
  description,
  violatedRule,
  ...(data && { data }),
});

/** Throws when there are violations. @throws {ValidationError} */
export function check(violations: readonly (FieldViolation | undefined)[]): void {
  const found = violations.filter((one) => one !== undefined);
  if (found.length > 0) throw new ValidationError(found);
}

/** What is wrong with a quantity, if anything. */
export function quantityViolation(value: unknown, field: string): FieldViolation | undefined {
  if (value === undefined || value === null) return violation(field, 'must not be empty', 'REQUIRED_FIELD');
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
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value)) throw new ValidationError([violation(field, 'must be a list', 'FORMAT')]);
  if (value.length > maxLines) {
    throw new ValidationError([violation(field, `has size ${value.length}, expected ${maxLines} or less`, 'MAX_SIZE')]);
  }
  return value.map((item: unknown, index) => {
    if (isInput(item)) return item;
    throw new ValidationError([violation(`${field}[${index}]`, 'must be an object', 'FORMAT')]);
  });
}

/** Reads a text; `null` and nothing are `undefined`. @throws {ValidationError} */
export function readText(value: unknown, field: string, maxLength: number): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value !== 'string') throw new ValidationError([violation(field, 'must be a text', 'FORMAT')]);
  if (value.length > maxLength) {
    throw new ValidationError([violation(field, `must have at most ${maxLength} characters`, 'MAX_LENGTH')]);
  }
  return value;
}

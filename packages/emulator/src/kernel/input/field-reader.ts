import { minorUnits } from '../money/minor-units.js';
import { type FieldViolation, ValidationError } from '../errors/application-error.js';
import { type Input, isMissing, isObject } from './object.js';

/** Bounds of a number. */
export interface NumberBounds {
  /** Minimum. Defaults to 0. */
  readonly min?: number;
  /** Maximum. Defaults to the platform's largest amount. */
  readonly max?: number;
  /** Maximum number of decimal places. Unlimited by default. */
  readonly scale?: number;
}

/** Maximum length of an ID, in characters. IDs of imported images are URLs. */
const maxId = 2000;

/** Largest number that the platform accepts as a price, weight or other amount. */
export const largestAmount = 999_999_999.99;

/**
 * Reads the fields of a request body and collects the field violations, so that an error names all of them. As on the
 * platform, `null` means absent. Invalid fields read as absent.
 */
export class FieldReader {
  readonly #violations: FieldViolation[] = [];

  /** Records a field violation. */
  addViolation(
    field: string,
    description: string,
    violatedRule: string,
    more: Pick<FieldViolation, 'data' | 'ruleName'> = {},
  ) {
    this.#violations.push({ field, description, violatedRule, ...more });
    return undefined;
  }

  /** @throws {ValidationError} if violations were recorded */
  check(): void {
    if (this.#violations.length > 0) throw new ValidationError(this.#violations);
  }

  /** Reads a required object. Empty if it is missing or invalid. */
  required(value: unknown, field: string): Input {
    if (isMissing(value)) this.missing(field);
    return this.object(value, field) ?? {};
  }

  /** Records that a required field is missing. */
  missing(field: string): undefined {
    return this.addViolation(field, 'must not be empty', 'REQUIRED_FIELD');
  }

  object(value: unknown, field: string): Input | undefined {
    if (isMissing(value)) return undefined;
    return isObject(value) ? value : this.addViolation(field, 'must be an object', 'FORMAT');
  }

  /** Reads a list of `min` to `max` values. */
  list(value: unknown, field: string, { min = 0, max = 1000 } = {}): readonly unknown[] | undefined {
    if (isMissing(value)) return undefined;
    if (!Array.isArray(value)) return this.addViolation(field, 'must be a list', 'FORMAT');
    const items: readonly unknown[] = value;
    const size = `has size ${items.length}, expected`;
    if (items.length < min) return this.addViolation(field, `${size} ${min} or more`, 'MIN_SIZE', data(min));
    if (items.length > max) return this.addViolation(field, `${size} ${max} or less`, 'MAX_SIZE', data(max));
    return items;
  }

  /** Reads a required list of unique, non-empty IDs. */
  ids(value: unknown, field: string, bounds: { min?: number; max: number }): readonly string[] {
    if (isMissing(value)) this.missing(field);
    const ids = this.list(value, field, bounds)?.flatMap((id, index) => {
      const at = `${field}[${index}]`;
      return this.string(id ?? '', at, { min: 1, max: maxId }) ?? [];
    });
    if (new Set(ids).size < (ids?.length ?? 0))
      this.addViolation(field, 'must not contain duplicates', 'OTHER', DUPLICATE);
    return ids ?? [];
  }

  /** Reads a string of `min` to `max` characters. Leading and trailing spaces do not count toward `min`. */
  string(value: unknown, field: string, { min = 0, max }: { min?: number; max: number }): string | undefined {
    if (isMissing(value)) return undefined;
    if (typeof value !== 'string') return this.addViolation(field, 'must be a string', 'FORMAT');
    if (value.trim().length < min) {
      return this.addViolation(field, `must have at least ${min} characters`, 'MIN_LENGTH', data(min));
    }
    if (value.length > max) {
      return this.addViolation(field, `must have at most ${max} characters`, 'MAX_LENGTH', data(max));
    }
    return value;
  }

  number(value: unknown, field: string, { min = 0, max = largestAmount, scale }: NumberBounds = {}) {
    if (isMissing(value)) return undefined;
    if (typeof value !== 'number') return this.addViolation(field, 'must be a number', 'FORMAT');
    if (value < min) return this.addViolation(field, `must be greater than or equal to ${min}`, 'MIN', data(min));
    if (value > max) return this.addViolation(field, `must be less than or equal to ${max}`, 'MAX', data(max));
    if (scale !== undefined && Number(value.toFixed(scale)) !== value) {
      const description = scale === 0 ? 'must be a whole number' : `must have at most ${scale} decimals`;
      return this.addViolation(field, description, 'DECIMAL_MAX_SCALE', { data: { maxScale: scale } });
    }
    return value + 0;
  }

  /** Reads an amount with at most the currency's number of decimal places. */
  amount(value: unknown, field: string, currency: string, bounds: Omit<NumberBounds, 'scale'> = {}) {
    return this.number(value, field, { scale: minorUnits(currency), ...bounds });
  }

  boolean(value: unknown, field: string): boolean | undefined {
    if (isMissing(value)) return undefined;
    return typeof value === 'boolean' ? value : this.addViolation(field, 'must be true or false', 'FORMAT');
  }

  /** Reads an enumeration value. */
  enumeration<const W extends string>(value: unknown, field: string, words: readonly W[]): W | undefined {
    if (isMissing(value)) return undefined;
    const found = words.find((word) => word === value);
    if (found === undefined) this.addViolation(field, `must be one of ${words.join(', ')}`, 'INVALID_ENUM_VALUE');
    return found;
  }
}

const DUPLICATE = { ruleName: 'DUPLICATE' } as const;

const data = (threshold: number) => ({ data: { threshold } });

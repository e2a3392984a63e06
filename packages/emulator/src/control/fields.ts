import { type FieldViolation, ValidationError } from '../http/wire-error.js';

/** The fields of a JSON body, checked as they are read. */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>;

  /** @throws {ValidationError} for a body that is no object, and for fields that are not known */
  constructor(body: unknown, known: readonly string[]) {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid('body', 'must be an object');
    this.#fields = { ...body };
    const unknown = Object.keys(body).find((name) => !known.includes(name));
    if (unknown !== undefined) throw invalid(unknown, `is not known; known are ${known.join(', ')}`);
  }

  text(name: string): string | undefined {
    return this.#read(name, 'a text', (value) => typeof value === 'string');
  }

  flag(name: string): boolean | undefined {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  object(name: string): object | undefined {
    return this.#read(name, 'an object', (value) => typeof value === 'object' && value !== null);
  }

  texts(name: string): string[] | undefined {
    const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
    return this.#read(name, 'a list of texts', isTexts);
  }

  /** A number in a range, its ends included. */
  number(name: string, least: number, most: number): number | undefined {
    const inRange = (value: unknown) => typeof value === 'number' && value >= least && value <= most;
    return this.#read(name, `a number from ${least} to ${most}`, inRange);
  }

  /** A text that must be there. */
  need(name: string): string {
    const text = this.text(name);
    if (text === undefined) throw invalid(name, 'is required', 'REQUIRED_FIELD');
    return text;
  }

  #read<T>(name: string, expected: string, check: (value: unknown) => boolean): T | undefined {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    if (value !== undefined && !check(value)) throw invalid(name, `must be ${expected}`);
    return value as T | undefined;
  }
}

const invalid = (field: string, description: string, violatedRule: FieldViolation['violatedRule'] = 'FORMAT') =>
  new ValidationError([{ field, description, violatedRule }]);

import { type FieldViolation, ValidationError } from '../../kernel/errors/application-error.js';

/** Reader for the fields of a JSON body. Validates each field. */
export class Fields {
  readonly #fields: Readonly<Record<string, unknown>>;
  readonly #path: string;

  /** @throws {ValidationError} for a body that is not an object, and for unknown fields */
  constructor(body: unknown, names: readonly string[], path = '') {
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw invalid(path || 'body', 'must be an object');
    }
    this.#fields = { ...body };
    this.#path = path && `${path}.`;
    const unknown = Object.keys(body).find((name) => !names.includes(name));
    if (unknown !== undefined) throw invalid(this.#path + unknown, `is not known; known are ${names.join(', ')}`);
  }

  string(name: string): string | undefined {
    return this.#read(name, 'a text', (value) => typeof value === 'string');
  }

  boolean(name: string): boolean | undefined {
    return this.#read(name, 'true or false', (value) => typeof value === 'boolean');
  }

  object(name: string): object | undefined {
    return this.#read(name, 'an object', (value) => typeof value === 'object' && value !== null);
  }

  objectOrString(name: string): object | string | undefined {
    const fits = (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null);
    return this.#read(name, 'an object or a string', fits);
  }

  strings(name: string): string[] | undefined {
    const isTexts = (value: unknown) => Array.isArray(value) && value.every((item) => typeof item === 'string');
    return this.#read(name, 'a list of strings', isTexts);
  }

  /** Reads an enumeration value. */
  enumeration<const T extends string>(name: string, options: readonly T[]): T | undefined {
    return this.#read(name, `one of ${options.join(', ')}`, (value) => options.some((option) => option === value));
  }

  /** Reads a number from `least` to `most`, inclusive. */
  number(name: string, least: number, most: number): number | undefined {
    const inRange = (value: unknown) => typeof value === 'number' && value >= least && value <= most;
    return this.#read(name, `a number from ${least} to ${most}`, inRange);
  }

  /** Reads a required string. */
  require(name: string): string {
    const value = this.string(name);
    if (value === undefined) throw invalid(this.#path + name, 'is required', 'REQUIRED_FIELD');
    return value;
  }

  #read<T>(name: string, expected: string, check: (value: unknown) => boolean): T | undefined {
    const value = Object.hasOwn(this.#fields, name) ? this.#fields[name] : undefined;
    if (value !== undefined && !check(value)) throw invalid(this.#path + name, `must be ${expected}`);
    return value as T | undefined;
  }
}

const invalid = (field: string, description: string, violatedRule: FieldViolation['violatedRule'] = 'FORMAT') =>
  new ValidationError([{ field, description, violatedRule }]);

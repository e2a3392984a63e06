import { TokenError } from './token-error.js';

/** Fields of a token request, in camel case or snake case. */
export class TokenRequest {
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    this.#body = typeof body === 'object' && body !== null ? { ...body } : {};
  }

  /** Client ID, if present. */
  get clientId(): string | undefined {
    return this.find('clientId');
  }

  /** Returns a field if it is present and a string. */
  find(field: string): string | undefined {
    const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const value = this.#body[field] ?? this.#body[snake];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /**
   * Returns a field that the grant type requires.
   *
   * @throws {TokenError} if it is missing or not a string
   */
  require(field: string): string {
    const value = this.find(field);
    if (value === undefined) throw new TokenError('invalid_request', `${field} is required.`);
    return value;
  }
}

import { TokenError } from './token-error.js';

/** The fields of a token call, under either of their wire spellings. */
export class TokenRequest {
  readonly #body: Readonly<Record<string, unknown>>;

  constructor(body: unknown) {
    this.#body = typeof body === 'object' && body !== null ? { ...body } : {};
  }

  /** The client, when named. */
  get clientId(): string | undefined {
    return this.find('clientId');
  }

  /** A field, when it is there and a text. */
  find(field: string): string | undefined {
    const snake = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
    const value = this.#body[field] ?? this.#body[snake];
    return typeof value === 'string' && value !== '' ? value : undefined;
  }

  /**
   * A field that the grant needs.
   *
   * @throws {TokenError} when it is missing or no text
   */
  require(field: string): string {
    const value = this.find(field);
    if (value === undefined) throw new TokenError('invalid_request', `${field} is required.`);
    return value;
  }
}

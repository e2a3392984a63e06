import { HttpError } from '../../kernel/errors/http-error.js';

/** A refusal of the token call. */
export type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

/**
 * A refusal by the token call: RFC 6749's `error` and `error_description` beside the platform's own shape.
 *
 * @see RFC 6749, section 5.2
 */
export class TokenError extends HttpError {
  constructor(code: TokenErrorCode, description: string) {
    super(code === 'invalid_client' ? 401 : 400, description, {
      error: code,
      error_description: description,
      message: description,
      details: { applicationError: { code, description, data: {} } },
    });
  }
}

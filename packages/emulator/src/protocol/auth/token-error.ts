import { HttpError } from '../http/http-error.js';

/** OAuth error codes of the token endpoint. */
export type TokenErrorCode = 'invalid_request' | 'invalid_client' | 'invalid_grant' | 'unsupported_grant_type';

/**
 * Error of the token endpoint: `error` and `error_description`, besides the fields of the platform's errors.
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

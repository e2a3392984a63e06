import { CartwrightError, isDevelopment } from '@cartwright/core';

/**
 * Thrown when the session cannot be refreshed because the platform is unavailable or its response is invalid. The
 * session is kept, so the call can be retried later.
 *
 * @example
 * ```ts
 * import { SessionRefreshError } from '@cartwright/identity';
 *
 * const isOffline = (error: unknown) => error instanceof SessionRefreshError;
 * ```
 */
export class SessionRefreshError extends CartwrightError {
  override readonly name: string = 'SessionRefreshError';

  /** @param cause - Error of the token call. */
  constructor(cause: unknown) {
    super(isDevelopment && 'The session cannot be refreshed now and is kept: retry later', {
      kind: 'network',
      code: 'session_refresh_failed',
      cause,
    });
  }
}

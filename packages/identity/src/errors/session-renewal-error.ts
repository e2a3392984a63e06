import { CartwrightError } from '@cartwright/core';

/**
 * Thrown when the session cannot be refreshed because the platform is unavailable or its response is invalid. The
 * session is kept, so the call can be retried later.
 *
 * @example
 * ```ts
 * import { SessionRenewalError } from '@cartwright/identity';
 *
 * const isOffline = (error: unknown) => error instanceof SessionRenewalError;
 * ```
 */
export class SessionRenewalError extends CartwrightError {
  override readonly name: string = 'SessionRenewalError';

  /** @param cause - Error of the token call. */
  constructor(cause: unknown) {
    super('The session cannot be refreshed now and is kept: retry later', {
      kind: 'network',
      code: 'session_renewal_failed',
      cause,
    });
  }
}

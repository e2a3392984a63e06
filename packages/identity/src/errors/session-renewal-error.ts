import { CartwrightError } from '@cartwright/core';

/**
 * The session could not be renewed because the platform was out of reach or answered nonsense. The session is kept:
 * try again later.
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

  /** @param cause - What happened to the token call. */
  constructor(cause: unknown) {
    super('The session could not be renewed yet, and is kept', {
      kind: 'network',
      code: 'session_renewal_failed',
      cause,
    });
  }
}

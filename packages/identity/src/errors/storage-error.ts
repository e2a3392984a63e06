import { CartwrightError, isCartwrightError, isDevelopment } from '@cartwright/core';

/** Wraps an exception of a token storage. Errors of the SDK are returned unchanged. */
export const storageError = (cause: unknown): CartwrightError =>
  isCartwrightError(cause)
    ? cause
    : new CartwrightError(isDevelopment && 'The token storage failed: see "cause"', {
        kind: 'system',
        code: 'storage_failed',
        cause,
      });

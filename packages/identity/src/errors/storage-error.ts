import { CartwrightError, isCartwrightError } from '@cartwright/core';

/** The error for an exception or rejection of a token storage. Errors of the SDK pass. */
export const storageError = (cause: unknown): CartwrightError =>
  isCartwrightError(cause)
    ? cause
    : new CartwrightError('The token storage failed', { kind: 'system', code: 'storage_failed', cause });

import { CartwrightError, type ErrorKind } from '@cartwright/core';

/** Creates the error of a failed sign-in. */
export const loginError = (message: string | false, kind: ErrorKind, code: string, cause?: unknown): CartwrightError =>
  new CartwrightError(message, { kind, code, cause });

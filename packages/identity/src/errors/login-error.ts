import { CartwrightError, type ErrorKind } from '@cartwright/core';

/** The error of a login that cannot go on. */
export const loginError = (message: string, kind: ErrorKind, code: string, cause?: unknown): CartwrightError =>
  new CartwrightError(message, { kind, code, cause });

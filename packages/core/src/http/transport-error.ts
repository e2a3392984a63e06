import { CartwrightError, type ErrorKind } from '../errors/cartwright-error.js';
import type { ErrorCode } from '../errors/error-code.js';

/** What a transport error names: the operation, and how often it was sent. */
export interface Sending {
  readonly operation: string;
  attempts: number;
}

/** Creates the error of a call that has no response to report. */
export const transportError = (
  { operation, attempts }: Sending,
  kind: ErrorKind,
  code: ErrorCode,
  message: string,
  cause?: unknown,
): CartwrightError =>
  new CartwrightError(`${message} (${operation}, ${attempts} attempt${attempts === 1 ? '' : 's'})`, {
    kind,
    code,
    cause,
    operation,
    attempts,
  });

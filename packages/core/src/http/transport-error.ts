import { CartwrightError, type ErrorKind } from '../errors/cartwright-error.js';
import type { ErrorCode } from '../errors/error-code.js';
import { getMessage } from '../errors/get-message.js';

/** Call information in a transport error. */
export interface CallInfo {
  /** Operation ID. */
  readonly operation: string;
  /** Number of times the request was sent. */
  attempts: number;
}

/**
 * Creates the error of a call without a usable response. The message names the operation and the number of attempts.
 */
export const transportError = (
  { operation, attempts }: CallInfo,
  kind: ErrorKind,
  code: ErrorCode,
  message: string | false,
  cause?: unknown,
): CartwrightError =>
  new CartwrightError(`${getMessage(message, code)} (${operation}, attempts: ${attempts})`, {
    kind,
    code,
    cause,
    operation,
    attempts,
  });

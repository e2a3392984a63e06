import { CartwrightError, type ErrorKind } from '../errors/cartwright-error.js';
import type { ErrorCode } from '../errors/error-code.js';

/** What a transport error reports about its call. */
export interface CallInfo {
  /** Operation id. */
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

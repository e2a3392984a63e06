import { CartwrightError, isCartwrightError } from '../errors/cartwright-error.js';
import { isDevelopment } from '../errors/is-development.js';
import type { Reply } from '../transport/reply.js';
import type { Call } from './call.js';
import type { Send } from './compose.js';
import { transportError } from './transport-error.js';

/**
 * Returns the error of a call, with operation and number of attempts. Calls that wait for the same refresh get the same
 * error, so each gets a copy. The error of a token request keeps the operation and attempts of that request.
 */
function toError(call: Call, thrown: unknown): CartwrightError {
  const error = isCartwrightError(thrown)
    ? thrown
    : transportError(
        call,
        'configuration',
        'callback_failed',
        isDevelopment && 'A function of the application failed: see "cause"',
        thrown,
      );
  const { message, cause } = error;
  const { operation, attempts } = call;
  const copy = new CartwrightError(message, { operation, attempts, ...error, cause });
  return Object.setPrototypeOf(copy, Object.getPrototypeOf(error) as object) as CartwrightError;
}

/**
 * Sends a call and decodes its response. Errors get the operation and the number of attempts, and are reported to the
 * observer.
 */
export const observe = async <Result>(call: Call, read: (reply: Reply) => Result, send: Send): Promise<Result> => {
  try {
    call.observer = call.settings.observer?.(call.request);
    const outcome = await send(call);
    if (!outcome.response) throw outcome as CartwrightError;
    return read(outcome as Reply);
  } catch (cause) {
    const error = toError(call, cause);
    try {
      call.observer?.onError(error);
    } catch {
      // An exception of the observer must not replace the error of the call.
    }
    throw error;
  }
};

import { isDevelopment } from '../errors/is-development.js';
import type { Middleware } from './compose.js';
import { onAbort } from './on-abort.js';
import { transportError, type CallInfo } from './transport-error.js';

/**
 * Settles with the result of `run`, or rejects when the caller's signal aborts or the time limit passes. Releases its
 * timer and listener when it settles.
 *
 * @param info - The call, for error messages.
 * @param callerSignal - The caller's signal.
 * @param milliseconds - Time limit. If it is 0 or less, `run` is not called. It is capped at 23 days, because timers
 * overflow after 24.
 * @param run - Starts what is awaited. It is not stopped: the caller aborts it when the returned promise rejects.
 * @param reportedLimit - Time limit in the error message, in development. Defaults to `milliseconds`.
 */
export const withDeadline = async <T>(
  info: CallInfo,
  callerSignal: AbortSignal | null | undefined,
  milliseconds: number,
  run: () => Promise<T>,
  reportedLimit?: number | false,
): Promise<T> => {
  let unsubscribe: (() => void) | undefined | null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise<T>((resolve, reject) => {
      const fail = (kind: 'aborted' | 'timeout', message: string | false, cause?: unknown) =>
        reject(transportError(info, kind, kind, message, cause));
      const cancel = () => fail('aborted', isDevelopment && 'The call was aborted', callerSignal?.reason);
      const expire = () => fail('timeout', isDevelopment && `No response within ${reportedLimit || milliseconds} ms`);
      if (callerSignal?.aborted) return cancel();
      if (milliseconds <= 0) return expire();
      unsubscribe = callerSignal && onAbort(callerSignal, cancel);
      timer = setTimeout(expire, Math.min(milliseconds, 2e9));
      run().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    unsubscribe?.();
  }
};

/** Ends a call when its timeout passes or the caller's signal aborts, also while it waits for a token or a retry. */
export const deadline: Middleware = (call, next) =>
  withDeadline(call, call.options.signal, call.options.timeout, () => next(call));

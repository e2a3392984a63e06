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
 * @param run - Receives a controller that is aborted with the error. Its `signal` is created on first access, because
 * it costs more than the rest of a deadline.
 * @param reportedLimit - Time limit in the error message. Defaults to `milliseconds`.
 */
export const withDeadline = <T>(
  info: CallInfo,
  callerSignal: AbortSignal | null | undefined,
  milliseconds: number,
  run: (controller: AbortController) => Promise<T>,
  reportedLimit = milliseconds,
): Promise<T> =>
  new Promise((resolve, reject) => {
    const controller = new AbortController();
    let unsubscribe: (() => void) | undefined = undefined;
    let timer: ReturnType<typeof setTimeout> | undefined = undefined;
    const release = () => {
      clearTimeout(timer);
      unsubscribe?.();
    };
    const fail = (kind: 'aborted' | 'timeout', message: string | false, cause?: unknown) => {
      const error = transportError(info, kind, kind, message, cause);
      release();
      reject(error);
      controller.abort(error);
    };
    const cancel = () => fail('aborted', isDevelopment && 'The call was aborted', callerSignal?.reason);
    const expire = () => fail('timeout', isDevelopment && `No response within ${reportedLimit} ms`);
    if (callerSignal?.aborted) return cancel();
    if (milliseconds <= 0) return expire();
    unsubscribe = callerSignal ? onAbort(callerSignal, cancel) : undefined;
    timer = setTimeout(expire, Math.min(milliseconds, 2e9));
    run(controller).then(resolve, reject).then(release, release);
  });

/** Ends a call when its timeout passes or the caller's signal aborts, also while it waits for a token or a retry. */
export const deadline: Middleware = (call, next) =>
  withDeadline(call, call.options.signal, call.options.timeout, () => next(call));

import { onAbort } from './on-abort.js';
import { transportError, type Sending } from './transport-error.js';

/**
 * Settles with the result of `run`, or rejects when the caller's signal aborts or the time is over. Leaves no timer and no
 * listener behind.
 *
 * @param sending - The call that errors name.
 * @param caller - The caller's signal.
 * @param milliseconds - Time limit. Without any left `run` is not called. Timers take at most 24 days; 23 are enough.
 * @param run - Receives a controller that is aborted with the error. Its `signal` costs more than the rest of a deadline
 * and is created when it is read.
 * @param stated - Time limit that the error message states. Default: `milliseconds`.
 */
export const withDeadline = <T>(
  sending: Sending,
  caller: AbortSignal | null | undefined,
  milliseconds: number,
  run: (controller: AbortController) => Promise<T>,
  stated = milliseconds,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsubscribe: (() => void) | undefined;
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const fail = (kind: 'aborted' | 'timeout', message: string, cause?: unknown) => {
      const error = transportError(sending, kind, kind, message, cause);
      reject(error);
      controller.abort(error);
    };
    const cancel = () => fail('aborted', 'The call was aborted', caller?.reason);
    const expire = () => fail('timeout', `No answer within ${stated} ms`);
    if (caller?.aborted) return cancel();
    if (milliseconds <= 0) return expire();
    timer = setTimeout(expire, Math.min(milliseconds, 2e9));
    unsubscribe = caller ? onAbort(caller, cancel) : undefined;
    run(controller).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    unsubscribe?.();
  });
};

import { CartwrightError } from '../errors/cartwright-error.js';

/**
 * Settles with what `run` gives, or, whatever it does, when the caller gives up or the time is over. Leaves no timer and
 * no listener behind.
 *
 * @param caller - The caller's signal.
 * @param milliseconds - How long there is. Without any left `run` is not called. Timers take no more than 24 days; 23 are enough.
 * @param run - What is to be done. The controller is aborted when it was too long, or given up: its signal costs more than the
 * rest of a deadline, and is made when it is read.
 */
export const withDeadline = <T>(
  caller: AbortSignal | null | undefined,
  milliseconds: number,
  run: (controller: AbortController) => Promise<T>,
): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel: () => void;
  return new Promise<T>((resolve, reject) => {
    const controller = new AbortController();
    const fail = (kind: 'aborted' | 'timeout', message: string, cause?: unknown) => {
      const error = new CartwrightError(message, { kind, code: kind, cause });
      reject(error);
      controller.abort(error);
    };
    cancel = () => fail('aborted', 'The call was aborted', caller?.reason);
    const expire = () => fail('timeout', `No answer within ${milliseconds} ms`);
    if (caller?.aborted) return cancel();
    if (milliseconds <= 0) return expire();
    timer = setTimeout(expire, Math.min(milliseconds, 2e9));
    caller?.addEventListener('abort', cancel);
    run(controller).then(resolve, reject);
  }).finally(() => {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  });
};

import { CartwrightError } from '../errors/cartwright-error.js';

/**
 * Settles with what `run` gives, or, whatever it does, when the caller gives up or the time is over. Leaves no timer and
 * no listener behind.
 *
 * @param caller - The caller's signal.
 * @param milliseconds - How long there is. Without any left `run` is not called.
 * @param run - What is to be done.
 * @param stop - Told when it was too long, or given up. A signal of its own for every call would cost more than the rest.
 */
export async function withDeadline<T>(
  caller: AbortSignal | undefined,
  milliseconds: number,
  run: () => Promise<T>,
  stop?: (error: CartwrightError) => void,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancel = (): void => {};
  try {
    return await new Promise<T>((resolve, reject) => {
      const fail = (kind: 'aborted' | 'timeout', message: string, cause?: unknown) => {
        const error = new CartwrightError(message, { kind, code: kind, cause });
        reject(error);
        stop?.(error);
      };
      cancel = () => fail('aborted', 'The call was aborted', caller?.reason);
      const expire = () => fail('timeout', `No answer within ${milliseconds} ms`);
      if (caller?.aborted) return cancel();
      if (milliseconds <= 0) return expire();
      timer = setTimeout(expire, milliseconds);
      caller?.addEventListener('abort', cancel);
      run().then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
}

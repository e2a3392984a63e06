import { CartwrightError } from '../errors/cartwright-error.js';

/**
 * Runs with a signal that is aborted by the caller's own or after so many milliseconds, and settles then, whatever
 * `run` does. Leaves no timer and no listener behind.
 */
export async function withDeadline<T>(
  caller: AbortSignal | undefined,
  milliseconds: number,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const { signal } = controller;
  const stop = (kind: 'aborted' | 'timeout', message: string, cause?: unknown) =>
    controller.abort(
      cause instanceof CartwrightError ? cause : new CartwrightError(message, { kind, code: kind, cause }),
    );
  const cancel = () => stop('aborted', 'The call was aborted', caller?.reason);
  const timer = setTimeout(stop, milliseconds, 'timeout', `No answer within ${milliseconds} ms`);
  caller?.addEventListener('abort', cancel);
  try {
    return await new Promise<T>((resolve, reject) => {
      signal.onabort = () => reject(signal.reason as Error);
      if (caller?.aborted) cancel();
      else run(signal).then(resolve, reject);
    });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
}

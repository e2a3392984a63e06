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
  let abort = (_: CartwrightError): void => {};
  const aborted = new Promise<never>((_, reject) => {
    abort = (error) => {
      reject(error);
      controller.abort(error);
    };
  });
  const cancel = () => {
    const cause: unknown = caller?.reason;
    abort(
      cause instanceof CartwrightError
        ? cause
        : new CartwrightError('The call was aborted', { kind: 'aborted', code: 'aborted', cause }),
    );
  };
  if (caller?.aborted) cancel();
  caller?.addEventListener('abort', cancel);
  const timer = setTimeout(
    () => abort(new CartwrightError(`No answer within ${milliseconds} ms`, { kind: 'timeout', code: 'timeout' })),
    milliseconds,
  );
  try {
    return await Promise.race(caller?.aborted ? [aborted] : [aborted, run(controller.signal)]);
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', cancel);
  }
}

import { inFullBuild } from '../errors/full-build.js';
import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/**
 * Calls back when a signal aborts. Pages have few calls for each signal, and no limit of listeners as Node.js, for which
 * `on-abort.ts` shares one. Bundlers for browsers use this file instead.
 *
 * @param signal - A signal that has not aborted yet.
 * @param callback - Called in the order of subscription.
 * @returns The unsubscribe function.
 * @throws {CartwrightError} `invalid_argument` in development if `signal` is not an `AbortSignal`.
 */
export const onAbort = (signal: AbortSignal, callback: () => void): (() => void) => {
  inFullBuild(() => {
    if (typeof signal.addEventListener !== 'function')
      throw invalidArgument('signal', isDevelopment && 'an AbortSignal');
  });
  signal.addEventListener('abort', callback);
  return () => signal.removeEventListener('abort', callback);
};

import { readArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';

/** Creates the event listener of a signal. It calls all of its callbacks. */
const createListener = () => {
  const callbacks = new Set<() => void>();
  return Object.assign(() => callbacks.forEach((callback) => callback()), { callbacks });
};

/** The event listener of each signal in use. */
// eslint-disable-next-line state/no-module-state -- Weakly referenced, and only callbacks.
const listeners = /* @__PURE__ */ new WeakMap<AbortSignal, ReturnType<typeof createListener>>();

/**
 * Calls back when a signal aborts. All callbacks of a signal share one event listener, because Node.js warns about more
 * than ten and a server passes one `request.signal` to all of its calls.
 *
 * @param signal - A signal that has not aborted yet.
 * @param callback - Called in the order of subscription.
 * @returns The unsubscribe function. The last one removes the event listener.
 * @throws {CartwrightError} `invalid_argument` if `signal` is not an `AbortSignal`.
 */
export const onAbort = (signal: AbortSignal, callback: () => void): (() => void) =>
  readArgument('signal', isDevelopment && 'an AbortSignal', () => {
    const listener = listeners.get(signal) ?? createListener();
    const { callbacks } = listener;
    // Adding the same listener again has no effect.
    signal.addEventListener('abort', listener);
    listeners.set(signal, listener);
    callbacks.add(callback);
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0) signal.removeEventListener('abort', listener);
    };
  });

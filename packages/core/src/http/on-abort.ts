import { readArgument } from '../errors/invalid-argument.js';

/** Creates the listener of a signal, which calls all callbacks. */
const createListener = () => {
  const callbacks = new Set<() => void>();
  return Object.assign(() => callbacks.forEach((callback) => callback()), { callbacks });
};

/** The listener of each signal that calls wait for. */
const listeners = /* @__PURE__ */ new WeakMap<AbortSignal, ReturnType<typeof createListener>>();

/**
 * Calls back when a signal aborts. All callbacks of a signal share one event listener, because Node.js warns from the
 * eleventh listener on and a server passes one `request.signal` to all of its calls.
 *
 * @param signal - A signal that is not aborted yet.
 * @param callback - Called in the order of subscription.
 * @returns Unsubscribes. The event listener is removed with the last callback.
 * @throws `CartwrightError` `invalid_argument` for what is no signal.
 */
export const onAbort = (signal: AbortSignal, callback: () => void): (() => void) =>
  readArgument('signal', 'an AbortSignal', () => {
    const listener = listeners.get(signal) ?? createListener();
    const { callbacks } = listener;
    // Adding the same listener again changes nothing.
    signal.addEventListener('abort', listener);
    listeners.set(signal, listener);
    callbacks.add(callback);
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0) signal.removeEventListener('abort', listener);
    };
  });

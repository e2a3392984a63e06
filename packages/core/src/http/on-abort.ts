import { readArgument } from '../errors/invalid-argument.js';

/** Callbacks of each signal that calls in flight wait for. */
const waiting = /* @__PURE__ */ new WeakMap<EventTarget, Set<() => void>>();

const notify = ({ target }: Event): void => waiting.get(target as AbortSignal)?.forEach((callback) => callback());

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
    const callbacks = waiting.get(signal) ?? new Set();
    // Adding the same listener again changes nothing.
    signal.addEventListener('abort', notify);
    waiting.set(signal, callbacks.add(callback));
    return () => {
      callbacks.delete(callback);
      if (callbacks.size === 0) signal.removeEventListener('abort', notify);
    };
  });

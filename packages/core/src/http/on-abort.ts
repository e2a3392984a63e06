import { invalidArgument } from '../errors/invalid-argument.js';

interface Listeners {
  readonly callbacks: Set<() => void>;
  readonly notify: () => void;
}

/** Callbacks of each signal that calls in flight wait for. */
const listening = /* @__PURE__ */ new WeakMap<AbortSignal, Listeners>();

/**
 * Calls back when a signal aborts. All callbacks of a signal share one event listener, because Node.js warns from the
 * eleventh listener on and a server passes one `request.signal` to all of its calls.
 *
 * @param signal - A signal that is not aborted yet.
 * @param callback - Called once, in the order of subscription.
 * @returns Unsubscribes. The event listener is removed with the last callback.
 * @throws `CartwrightError` `invalid_argument` for what is no signal.
 */
export function onAbort(signal: AbortSignal, callback: () => void): () => void {
  if (typeof signal.addEventListener !== 'function') throw invalidArgument('signal', 'an AbortSignal');
  let entry = listening.get(signal);
  if (!entry) {
    const callbacks = new Set<() => void>();
    entry = { callbacks, notify: () => callbacks.forEach((call) => call()) };
    listening.set(signal, entry);
    signal.addEventListener('abort', entry.notify);
  }
  const { callbacks, notify } = entry;
  callbacks.add(callback);
  return () => {
    if (!callbacks.delete(callback) || callbacks.size > 0) return;
    listening.delete(signal);
    signal.removeEventListener('abort', notify);
  };
}

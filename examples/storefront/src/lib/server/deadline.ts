import { createContext } from 'react-router';

/** Time that a page may take. */
export interface Deadline {
  /** Aborts at the deadline. */
  readonly signal: AbortSignal;
  /** Time that is left, in milliseconds. */
  remaining(): number;
}

/** Deadline of the request's page, which all of its loaders share. */
export const deadlineContext = createContext<Deadline>();

/** Creates the deadline of a request that was received now. */
export function createDeadline(milliseconds: number): Deadline {
  const end = performance.now() + milliseconds;
  return { signal: AbortSignal.timeout(milliseconds), remaining: () => end - performance.now() };
}

/** Waits for a promise until a signal aborts. Then it rejects with the signal's reason. */
export async function waitUntil<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  let stop: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    // `timeout` is the reason's name: a DOMException, which is an Error.
    stop = () => reject(signal.reason as Error);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop, { once: true });
  });
  try {
    return await Promise.race([promise, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Creates a `fetch` whose requests end at a deadline, whichever call sends them. */
export const fetchUntil =
  ({ signal }: Deadline, send: typeof fetch): typeof fetch =>
  (input, init) =>
    send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, signal]) : signal });

import type { HookCall, Hooks } from '@cartwright/core';

/** Call of a client, as the devtools show it. Contains no tokens, bodies or query strings. */
export interface LoggedCall {
  /** Number of the call, from 1. */
  readonly id: number;
  /** Operation ID, such as `ecom.currentCart.getCurrentCart`. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** URL without the query string. */
  readonly url: string;
  /** Number of requests, including retries. 0 if the call failed before it was sent. */
  readonly attempts: number;
  /** Whether a response is pending, or the outcome. Aborted calls stay `pending`. */
  readonly state: 'pending' | 'success' | 'error';
  /** HTTP status of the last response. `undefined` without one. */
  readonly status: number | undefined;
  /** Request ID of the last response, to report to the platform's support. `null` without one. */
  readonly requestId: string | null;
  /** Duration of the last attempt, or of the whole call if it failed, in milliseconds. */
  readonly duration: number | undefined;
  /** Code or name of the error that the call rejected with. */
  readonly error: string | undefined;
}

/** Options of {@link createCallLog}. */
export interface CallLogOptions {
  /**
   * Maximum number of calls to keep.
   *
   * @default 50
   */
  limit?: number;
}

/** The last calls of a client. */
export interface CallLog {
  /** Hooks that record the calls, for `observe`. */
  readonly hooks: Hooks;
  /** The last calls, newest first. The same array until a call changes. */
  readonly calls: (this: void) => readonly LoggedCall[];
  /** Subscribes to changes. Returns the unsubscribe function. */
  readonly subscribe: (this: void, listener: () => void) => () => void;
  /** Removes all calls. */
  readonly clear: (this: void) => void;
}

/** Code or name of an error. The message is omitted, because an application's own errors may contain anything. */
const getName = (error: unknown): string => {
  const { code, name } = Object(error) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'error');
};

/**
 * Creates a log of a client's calls, for the devtools.
 *
 * @param options - `limit`: number of calls to keep, 50 by default.
 * @returns The log. Pass its `hooks` to `observe`, and the log to `CartwrightDevtools`.
 * @example
 * ```ts
 * import { createClient, observe } from '@cartwright/core';
 * import { OAuthStrategy } from '@cartwright/identity';
 * import { createCallLog } from '@cartwright/react/devtools';
 *
 * export const log = createCallLog();
 * export const client = createClient({
 *   auth: OAuthStrategy({ clientId: '1c3b0a5e-8d0b-4a57-9c55-0e5a3d0f7a11' }),
 *   observer: observe(log.hooks),
 * });
 * ```
 */
export function createCallLog({ limit = 50 }: CallLogOptions = {}): CallLog {
  const listeners = new Set<() => void>();
  const ids = new WeakMap<HookCall, number>();
  let calls: readonly LoggedCall[] = [];
  let count = 0;

  const set = (next: readonly LoggedCall[]): void => {
    calls = next;
    for (const listener of listeners) listener();
  };
  const record = (call: HookCall, change: Partial<LoggedCall>): void => {
    const id = ids.get(call);
    if (id !== undefined) return set(calls.map((known) => (known.id === id ? { ...known, ...change } : known)));
    ids.set(call, ++count);
    const none = { status: undefined, requestId: null, duration: undefined, error: undefined };
    set([{ ...call, ...none, id: count, attempts: 0, state: 'pending' as const, ...change }, ...calls].slice(0, limit));
  };
  return {
    hooks: {
      onRequest: (call, { attempt }) => record(call, { attempts: attempt, state: 'pending' }),
      onResponse: (call, { status, requestId, duration }) =>
        record(call, { status, requestId, duration, state: status === 200 ? 'success' : 'error' }),
      onRetry: (call) => record(call, { state: 'pending' }),
      onError: (call, { error, duration }) => record(call, { state: 'error', error: getName(error), duration }),
    },
    calls: () => calls,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    clear: () => set([]),
  };
}

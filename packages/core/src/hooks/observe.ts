import type { Observer } from '../transport/observer.js';
import type { Hooks } from './hooks.js';

/** Calls a hook and returns its result. Ignores exceptions and rejections. */
function callHook(hook: () => unknown): object | undefined {
  try {
    const result = hook();
    if (!(result instanceof Promise)) return result as object | undefined;
    result.catch(() => {});
  } catch {
    // Exceptions of hooks do not affect the call.
  }
  return undefined;
}

/**
 * Creates an observer from hooks, for `createClient({ observer })`.
 *
 * @param hooks - Hooks, called in this order. If several return the same header, the last one wins.
 * @returns The observer. It is stateless, so several clients can share it.
 * @example
 * ```ts
 * import { createClient, observe } from '@cartwright/core';
 *
 * const slow = observe({
 *   onResponse: ({ operation }, { duration }) => void (duration > 1000 && console.warn(operation, duration)),
 * });
 * export const client = createClient({ observer: slow });
 * ```
 */
export const observe =
  (...hooks: Hooks[]): Observer =>
  ({ operation, method, url }) => {
    const call = { operation, method, url: url.replace(/[?#].*/, '') };
    const callStart = performance.now();
    let attemptStart = callStart;
    let attempt = 0;
    const notify = (name: keyof Hooks, event: object = {}): Record<string, string> =>
      Object.assign(
        {},
        ...hooks.map((hook) => callHook(() => hook[name]?.(call, { attempt, ...event } as never))),
      ) as Record<string, string>;
    return {
      onAttempt() {
        attempt++;
        attemptStart = performance.now();
        return notify('onRequest');
      },
      onResponse({ status, headers }) {
        const requestId = headers.get('x-wix-request-id');
        notify('onResponse', { status, requestId, duration: performance.now() - attemptStart });
      },
      onRetry(delay, outcome) {
        const status = outcome.response?.status;
        notify('onRetry', { delay, status, error: status ? undefined : outcome });
      },
      onError(error) {
        notify('onError', { error, duration: performance.now() - callStart });
      },
    };
  };

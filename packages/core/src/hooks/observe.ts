import type { Observer } from '../transport/observer.js';
import type { Hooks } from './hooks.js';

/** Calls a hook and returns its result. Ignores exceptions and rejections. */
function told(hook: () => unknown): object | undefined {
  try {
    const returned = hook();
    if (!(returned instanceof Promise)) return returned as object | undefined;
    returned.catch(() => {});
  } catch {
    // Exceptions of hooks do not affect the call.
  }
  return undefined;
}

/**
 * Creates an observer from hooks, for `createClient({ observer })`.
 *
 * @param hooks - Hooks, called in this order. If several return the same header, the last one wins.
 * @returns The observer. It has no state of its own, so several clients can share it.
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
    const begin = performance.now();
    let since = begin;
    let attempt = 0;
    const tell = (name: keyof Hooks, event: object = {}): Record<string, string> =>
      Object.assign(
        {},
        ...hooks.map((hook) => told(() => hook[name]?.(call, { attempt, ...event } as never))),
      ) as Record<string, string>;
    return {
      sends() {
        attempt++;
        since = performance.now();
        return tell('onRequest');
      },
      receives({ status, headers }) {
        const requestId = headers.get('x-wix-request-id');
        tell('onResponse', { status, requestId, duration: performance.now() - since });
      },
      waits(delay, outcome) {
        const status = outcome.response?.status;
        tell('onRetry', { delay, status, error: status ? undefined : outcome });
      },
      fails(error) {
        tell('onError', { error, duration: performance.now() - begin });
      },
    };
  };

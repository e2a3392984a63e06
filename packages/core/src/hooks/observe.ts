import type { Observer } from '../exchange/observer.js';
import type { Hooks } from './hooks.js';

/** What a hook makes of an event, nothing where it fails. */
function told(hook: () => unknown): object | undefined {
  try {
    const returned = hook();
    if (!(returned instanceof Promise)) return returned as object | undefined;
    returned.catch(() => {});
  } catch {
    // A hook that fails changes nothing for the call.
  }
  return undefined;
}

/**
 * Makes hooks ready for `createClient({ observer })`.
 *
 * @param hooks - They are called in this order. Of headers with the same name, the last wins.
 * @returns The observer. It keeps nothing, so that several clients can have it.
 * @example
 * ```ts
 * import { createClient, observe } from '@cartwright/core';
 *
 * const slow = observe({
 *   onResponse: ({ operation }, { duration }) => void (duration > 1000 && console.warn(operation, duration)),
 * });
 * export const client = createClient({ observer: slow });
 * ```
 * @see Specification, section 7: failures are rethrown after an error callback
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

import { invalidArgument } from '../errors/invalid-argument.js';
import { onAbort } from './on-abort.js';
import { retryAfter } from './retry-after.js';

/** Options of {@link limitRate}. */
export interface RateLimitOptions {
  /**
   * Maximum number of concurrent requests, counted until the response's headers arrive.
   *
   * @default 10
   */
  concurrency?: number;
  /**
   * Maximum number of requests that start within any 60 seconds. The default is the platform's limit per app
   * installation.
   *
   * @default 200
   */
  perMinute?: number;
  /**
   * The `fetch` to limit.
   *
   * @default the global `fetch`
   */
  fetch?: typeof globalThis.fetch;
}

const MINUTE = 60_000;

/**
 * Creates a `fetch` that keeps to a rate limit. Requests over the limit wait in a queue, first in, first out. After a
 * 429 with `Retry-After`, all requests wait that long, up to a minute. Aborted requests leave the queue. Waiting counts
 * toward `attemptTimeout` and `timeout`, so raise both.
 *
 * @param options - The limits.
 * @returns A `fetch` for one client, or for several clients that share the limit.
 * @throws {CartwrightError} `invalid_argument` for a limit below 1.
 * @example
 * ```ts
 * import { createClient, limitRate } from '@cartwright/core';
 *
 * const fetch = limitRate({ concurrency: 5 });
 * export const client = createClient({ fetch, attemptTimeout: 60_000, timeout: 120_000 });
 * ```
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-10.2.3 RFC 9110, section 10.2.3: Retry-After
 */
export function limitRate({
  concurrency = 10,
  perMinute = 200,
  fetch,
}: RateLimitOptions = {}): typeof globalThis.fetch {
  if (!(concurrency >= 1)) throw invalidArgument('concurrency', 'at least 1');
  if (!(perMinute >= 1)) throw invalidArgument('perMinute', 'at least 1');
  const queue: (() => void)[] = [];
  const starts: number[] = [];
  let running = 0;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const startQueued = (): void => {
    clearTimeout(timer);
    while (queue.length > 0 && running < concurrency) {
      const now = performance.now();
      while (starts[0] !== undefined && starts[0] <= now - MINUTE) starts.shift();
      const nextStart = Math.max(pausedUntil, starts.length < perMinute ? 0 : (starts[0] ?? 0) + MINUTE);
      if (nextStart > now) {
        timer = setTimeout(startQueued, Math.ceil(nextStart - now));
        return;
      }
      starts.push(now);
      running++;
      queue.shift()?.();
    }
  };

  const waitInQueue = (signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const proceed = () => {
        unsubscribe?.();
        resolve();
      };
      const cancel = () => {
        unsubscribe?.();
        queue.splice(queue.indexOf(proceed), 1);
        startQueued();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      const unsubscribe = signal && onAbort(signal, cancel);
      queue.push(proceed);
      startQueued();
    });

  return async (input, init) => {
    await waitInQueue(init?.signal ?? (input as Partial<Request>).signal);
    try {
      const response = await (fetch ?? globalThis.fetch)(input, init);
      const pause = response.status === 429 ? Math.min(retryAfter(response), MINUTE) : 0;
      pausedUntil = Math.max(pausedUntil, performance.now() + pause);
      return response;
    } finally {
      running--;
      startQueued();
    }
  };
}

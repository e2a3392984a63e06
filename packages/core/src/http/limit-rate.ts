import { invalidArgument } from '../errors/invalid-argument.js';
import { isDevelopment } from '../errors/is-development.js';
import { onAbort } from './on-abort.js';
import { retryAfter } from './retry-after.js';

/**
 * Counts the requests of all processes that share a rate limit, in a store such as Redis or Postgres. The platform counts
 * per app installation, not per process.
 *
 * @see https://redis.io/docs/latest/develop/programmability/eval-intro/ Redis: scripts, which run atomically
 */
export interface RateLimitStore {
  /**
   * Counts one request, if fewer than `limit` were counted within the last `period`. Must be atomic, and use the clock
   * of the store.
   *
   * @param limit - Maximum number of requests within any `period`.
   * @param period - Length of the period, in milliseconds.
   * @returns 0 if the request was counted and may start now. Otherwise the time after which to ask again, in
   * milliseconds.
   */
  take(limit: number, period: number): number | Promise<number>;
}

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
   * Store that counts the requests of all processes. If it fails, requests wait until it is back.
   *
   * @default the memory of this process
   */
  store?: RateLimitStore;
  /**
   * The `fetch` to limit.
   *
   * @default the global `fetch`
   */
  fetch?: typeof globalThis.fetch;
}

const MINUTE = 60_000;

/** Time for which a request that a shared store counted may start, and delay after the store failed, in milliseconds. */
const SECOND = 1000;

/** Counts the requests of this process. Returns 0, or the time until the next request may start. */
function ownCounter(perMinute: number): () => number {
  const starts: number[] = [];
  return () => {
    const now = performance.now();
    while (starts[0] !== undefined && starts[0] <= now - MINUTE) starts.shift();
    if (starts.length >= perMinute) return (starts[0] ?? 0) + MINUTE - now;
    starts.push(now);
    return 0;
  };
}

/**
 * Counts a request in a store. A late response of the store does not start a request, because the limit could be
 * exceeded then. A store that fails or hangs is asked again later.
 */
async function askStore(store: RateLimitStore, perMinute: number): Promise<number> {
  const askedAt = performance.now();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<number>((resolve) => (timer = setTimeout(resolve, 5 * SECOND, SECOND)));
  try {
    const wait = await Promise.race([store.take(perMinute, MINUTE + 2 * SECOND), late]);
    return wait <= 0 && performance.now() - askedAt >= SECOND ? 1 : wait;
  } catch {
    return SECOND;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Creates a `fetch` that keeps to a rate limit. Requests over the limit wait in a queue, first in, first out. After a
 * 429 with `Retry-After`, all requests wait that long, up to a minute. Aborted requests leave the queue. Waiting counts
 * toward `attemptTimeout` and `timeout`, so raise both.
 *
 * With a `store`, several processes keep to the limit together. The period is then two seconds longer than a minute, so
 * that delays on the way to the store and to the platform do not exceed the limit.
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
  store,
  fetch,
}: RateLimitOptions = {}): typeof globalThis.fetch {
  if (!(concurrency >= 1)) throw invalidArgument('concurrency', isDevelopment && 'at least 1');
  if (!(perMinute >= 1)) throw invalidArgument('perMinute', isDevelopment && 'at least 1');
  const take = store ? () => askStore(store, perMinute) : ownCounter(perMinute);
  const queue: (() => void)[] = [];
  let running = 0;
  let isAsking = false;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Starts the next request, or asks again after `wait` milliseconds. */
  const proceed = (wait: number): void => {
    if (wait > 0) timer = setTimeout(startQueued, Math.ceil(wait));
    else if (queue.length > 0) {
      running++;
      queue.shift()?.();
    }
  };

  const startQueued = (): void => {
    clearTimeout(timer);
    timer = undefined;
    while (queue.length > 0 && running < concurrency && !isAsking && !timer) {
      const pause = pausedUntil - performance.now();
      const wait = pause > 0 ? pause : take();
      if (typeof wait === 'number') proceed(wait);
      else {
        isAsking = true;
        void wait.then((milliseconds) => {
          isAsking = false;
          proceed(milliseconds);
          if (!timer) startQueued();
        });
      }
    }
  };

  const waitInQueue = (signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const start = () => {
        unsubscribe?.();
        resolve();
      };
      const cancel = () => {
        unsubscribe?.();
        queue.splice(queue.indexOf(start), 1);
        startQueued();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      const unsubscribe = signal && onAbort(signal, cancel);
      queue.push(start);
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

import { invalidArgument } from '../errors/invalid-argument.js';
import { onAbort } from './on-abort.js';
import { retryAfter } from './retry-after.js';

/** Options of {@link limitRate}. */
export interface RateLimitOptions {
  /** How many requests are under way at once. Default 10. */
  concurrency?: number;
  /** How many requests begin within any minute. Default 200, the platform's limit for each installation. */
  perMinute?: number;
  /** What is limited. Default: the global `fetch`. */
  fetch?: typeof globalThis.fetch;
}

const MINUTE = 60_000;

/**
 * A `fetch` that keeps to a rate limit: who comes too early waits, first come, first served. After an answer 429 with
 * `Retry-After` everybody waits that long. A request that is given up leaves the line, and no timer is kept for an
 * empty line. Waiting is part of an attempt: give calls that may wait long a longer `attemptTimeout` and `timeout`.
 *
 * @param options - The limits. A request is under way until its head was answered.
 * @returns A `fetch`, for the clients that share the limit.
 * @throws `CartwrightError` `invalid_argument` for a limit that is not at least 1.
 * @example
 * ```ts
 * import { createClient, limitRate } from '@cartwright/core';
 *
 * const fetch = limitRate({ concurrency: 5 });
 * export const client = createClient({ fetch, attemptTimeout: 60_000, timeout: 120_000 });
 * ```
 * @see RFC 9110, section 10.2.3: Retry-After
 */
export function limitRate({
  concurrency = 10,
  perMinute = 200,
  fetch,
}: RateLimitOptions = {}): typeof globalThis.fetch {
  if (!(concurrency >= 1)) throw invalidArgument('concurrency', 'at least 1');
  if (!(perMinute >= 1)) throw invalidArgument('perMinute', 'at least 1');
  const line: (() => void)[] = [];
  const starts: number[] = [];
  let running = 0;
  let closedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const admit = (): void => {
    clearTimeout(timer);
    while (line.length > 0 && running < concurrency) {
      const now = performance.now();
      while (starts[0] !== undefined && starts[0] <= now - MINUTE) starts.shift();
      const opens = Math.max(closedUntil, starts.length < perMinute ? 0 : (starts[0] ?? 0) + MINUTE);
      if (opens > now) {
        timer = setTimeout(admit, Math.ceil(opens - now));
        return;
      }
      starts.push(now);
      running++;
      line.shift()?.();
    }
  };

  const turn = (signal: AbortSignal | null | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const enter = () => {
        unsubscribe?.();
        resolve();
      };
      const leave = () => {
        unsubscribe?.();
        line.splice(line.indexOf(enter), 1);
        admit();
        reject(signal?.reason as Error);
      };
      if (signal?.aborted) return reject(signal.reason as Error);
      const unsubscribe = signal && onAbort(signal, leave);
      line.push(enter);
      admit();
    });

  return async (input, init) => {
    await turn(init?.signal ?? (input as Partial<Request>).signal);
    try {
      const response = await (fetch ?? globalThis.fetch)(input, init);
      const wait = response.status === 429 ? Math.min(retryAfter(response), MINUTE) : 0;
      closedUntil = Math.max(closedUntil, performance.now() + wait);
      return response;
    } finally {
      running--;
      admit();
    }
  };
}

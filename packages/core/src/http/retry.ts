import type { CartwrightError } from '../errors/cartwright-error.js';
import type { RetryOptions } from '../transport/request-options.js';
import { remaining } from './call.js';
import type { Middleware } from './compose.js';
import { withDeadline } from './deadline.js';
import { isNeverSent } from './is-never-sent.js';
import { retryAfter } from './retry-after.js';

/** Statuses and error kinds that are retried. */
const transient: unknown[] = [408, 429, 500, 502, 503, 504, 'network', 'timeout'];

/** Maximum backoff before a retry, in milliseconds. */
const MAX_BACKOFF = 30_000;

/**
 * Retry budget of a client: a burst of 10, refilled by one retry per five calls, so that a failing server does not
 * receive three times the traffic.
 */
const BURST = 10;

/** A promise that never settles. Wrapped in a deadline it becomes an abortable sleep. */
const never = () => new Promise<never>(() => {});

/**
 * Creates a middleware that retries a call until it succeeds, is not retryable, or runs out of time or retry budget. A call
 * is retryable if it is repeatable, or if the platform has provably not processed it. The backoff has full jitter, and is
 * at least the response's `Retry-After`.
 */
export const retry = (): Middleware => {
  let budget = BURST;
  return async (call, next) => {
    const { operation, repeatable, sentOnce } = call.request;
    const { signal, retry } = call.options;
    const { attempts = 3, shouldRetry } = (typeof retry === 'object' ? retry : { attempts: retry }) as RetryOptions;
    budget = Math.min(budget + 0.2, BURST);
    for (let attempt = 1; ; attempt++) {
      const isRepeatable = repeatable && !sentOnce;
      call.isLast = budget < 1 || !isRepeatable || attempt >= attempts;
      const outcome = await next(call);
      const { response } = outcome;
      const status = response?.status;
      const isSafe = isNeverSent(outcome) || isRepeatable || (status === 429 && !sentOnce);
      const isTransient = transient.includes(status ?? outcome.kind);
      const error = response ? undefined : (outcome as CartwrightError);
      if (status === 200 || !isSafe || !(attempt < attempts)) return outcome;
      if (!(shouldRetry ? shouldRetry({ operation, attempt, status, error, isTransient }) : isTransient))
        return outcome;
      const delay = Math.max(retryAfter(response), Math.random() * Math.min(100 * 2 ** attempt, 5000));
      if (!(delay <= MAX_BACKOFF && delay < remaining(call) && budget >= 1)) return outcome;
      budget--;
      call.observer?.onRetry(delay, outcome);
      await withDeadline(call, signal, delay, never).catch(() => {});
      if (signal?.aborted) return outcome;
    }
  };
};

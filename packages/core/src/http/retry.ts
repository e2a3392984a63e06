import { remaining } from './call.js';
import type { Middleware } from './compose.js';
import { withDeadline } from './deadline.js';
import { canRetry, retryDelay } from './retry-policy.js';

/** Maximum backoff before a retry, in milliseconds. */
const MAX_BACKOFF = 30_000;

/**
 * Retry budget of a client: a burst of 10, refilled by one retry per five calls, so that a failing server does not
 * receive three times the traffic.
 */
const BURST = 10;

/** A promise that never settles. Wrapped in a deadline it becomes an abortable sleep. */
const never = () => new Promise<never>(() => {});

/** Creates a middleware that retries a call until it succeeds, is not retryable, or runs out of time or retry budget. */
export const retry = (): Middleware => {
  let budget = BURST;
  return async (call, next) => {
    const { request, options } = call;
    budget = Math.min(budget + 0.2, BURST);
    for (let attempt = 1; ; attempt++) {
      call.isLast = budget < 1 || !canRetry(request, attempt, options.retry);
      const outcome = await next(call);
      const delay = outcome.response?.status === 200 ? Infinity : retryDelay(outcome, request, attempt, options.retry);
      if (!(delay <= MAX_BACKOFF && delay < remaining(call) && budget >= 1)) return outcome;
      budget--;
      call.observer?.onRetry(delay, outcome);
      await withDeadline(call, options.signal, delay, never).catch(() => {});
      if (options.signal?.aborted) return outcome;
    }
  };
};

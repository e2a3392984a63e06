import type { Outcome } from '../transport/reply.js';
import type { Call } from './call.js';
import { withDeadline } from './deadline.js';
import { canRetry, retryDelay } from './retry-policy.js';

/** Maximum backoff before a retry, in milliseconds. */
const MAX_BACKOFF = 30_000;

/**
 * Retry budget: a burst of 10, refilled by one retry per five calls, so that a failing server does not receive three
 * times the traffic.
 */
const BURST = 10;

/** Retry budget of a client. */
interface RetryBudget {
  retries: number;
}

/** Creates a full retry budget. */
export const createRetryBudget = (): RetryBudget => ({ retries: BURST });

/** A promise that never settles. Wrapped in a deadline it becomes an abortable sleep. */
const never = () => new Promise<never>(() => {});

/** Retries a call until it succeeds, is not retryable, or runs out of time or retry budget. */
export async function retry(
  call: Call,
  budget: RetryBudget,
  send: (isLast: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  const { request, options } = call;
  budget.retries = Math.min(budget.retries + 0.2, BURST);
  for (let attempt = 1; ; attempt++) {
    const outcome = await send(budget.retries < 1 || !canRetry(request, attempt, options.retry));
    const delay = outcome.response?.status === 200 ? Infinity : retryDelay(outcome, request, attempt, options.retry);
    if (!(delay <= MAX_BACKOFF && delay < call.remaining() && budget.retries >= 1)) return outcome;
    budget.retries--;
    call.observer?.onRetry(delay, outcome);
    await withDeadline(call, options.signal, delay, never).catch(() => {});
    if (options.signal?.aborted) return outcome;
  }
}

import type { Outcome } from '../exchange/reply.js';
import type { Call } from './call.js';
import { withDeadline } from './deadline.js';
import { mayRetry, retryDelay } from './retry-policy.js';

/** Longest wait before a retry, in milliseconds. */
const LONGEST_WAIT = 30_000;

/** Retry budget: a burst of 10, refilled by one retry per five calls, so that a failing server does not receive three times the traffic. */
const BURST = 10;

/** The retries that a client has left. */
interface RetryBudget {
  retries: number;
}

/** Creates the retry budget of a client. */
export const createRetryBudget = (): RetryBudget => ({ retries: BURST });

/** A promise that never settles. Wrapped in a deadline it becomes an abortable sleep. */
const never = () => new Promise<never>(() => {});

/** Sends a call until it succeeds, or until another attempt is pointless, unsafe or too late. */
export async function retry(
  call: Call,
  budget: RetryBudget,
  send: (isLast: boolean) => Promise<Outcome>,
): Promise<Outcome> {
  const { request, options } = call;
  budget.retries = Math.min(budget.retries + 0.2, BURST);
  for (let attempt = 1; ; attempt++) {
    const outcome = await send(budget.retries < 1 || !mayRetry(request, attempt, options.retry));
    const delay = outcome.response?.status === 200 ? Infinity : retryDelay(outcome, request, attempt, options.retry);
    if (!(delay <= LONGEST_WAIT && delay < call.left() && budget.retries >= 1)) return outcome;
    budget.retries--;
    call.observer?.waits(delay, outcome);
    await withDeadline(call, options.signal, delay, never).catch(() => {});
    if (options.signal?.aborted) return outcome;
  }
}

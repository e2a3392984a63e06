import type { CartwrightError } from '../errors/cartwright-error.js';
import { attempt } from './attempt.js';
import { withDeadline } from './deadline.js';
import type { Exchange } from './exchange.js';
import { retryDelay } from './retry-policy.js';

/** A longer wait than this is not waited for. */
const LONGEST_WAIT = 30_000;

/** A deadline with nothing to do. It ends early when the caller gives up: the next attempt then fails at once. */
const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  withDeadline(signal, milliseconds, () => new Promise<void>(() => {})).catch(() => {});

/**
 * The way of every request: retries around attempts, each under its deadline.
 *
 * @param fetch - Used instead of the global `fetch`, which is otherwise looked up for every request.
 * @returns The exchange. It adds no authorization.
 * @example
 * ```ts
 * import { createExchange } from '@cartwright/core';
 *
 * const exchange = createExchange();
 * export const reply = exchange({
 *   method: 'GET',
 *   url: 'https://www.wixapis.com/v1/ping',
 *   headers: {},
 *   repeatable: true,
 *   options: {},
 * });
 * ```
 * @see Specification, section 7: calls
 */
export const createExchange =
  (fetch?: typeof globalThis.fetch): Exchange =>
  async (request) => {
    const { deadline = Infinity, options } = request;
    const { signal, retry = 3 } = options;
    const attempts = retry || 1;
    for (let count = 1; ; count++) {
      const outcome = await attempt(fetch ?? globalThis.fetch, request).catch(
        (error: unknown) => error as CartwrightError,
      );
      const delay = retryDelay(outcome, request.repeatable, count);
      const isInTime = delay <= LONGEST_WAIT && Date.now() + delay < deadline;
      if (count < attempts && isInTime) await wait(delay, signal);
      else if (outcome instanceof Error) throw outcome;
      else return outcome;
    }
  };

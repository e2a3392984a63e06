import type { CartwrightError } from '../errors/cartwright-error.js';
import { attempt } from './attempt.js';
import { withDeadline } from './deadline.js';
import type { Exchange, Reply } from './exchange.js';
import type { RequestOptions } from './request-options.js';
import { retryDelay, type Outcome } from './retry-policy.js';
import type { TransportOptions } from './transport-options.js';

/** So many retries may come at once, and one more with every fifth call: who fails is not asked three times as often. */
const BUDGET = 10;

/** What never comes to an end: a deadline around it waits, and less long when the caller gives up. */
const never = () => new Promise<never>(() => {});

/** An answer without what authorized the call: a proxy may repeat it. A success may hold tokens: its body is the caller's. */
const withoutSecrets = ({ response, body }: Reply, authorization: Record<string, string>): Reply => {
  const { status, statusText, headers } = response;
  const clean = <Text extends string | null>(text: Text) =>
    Object.values(authorization).reduce(
      (rest, secret) => (rest && secret ? (rest.replaceAll(secret, '***') as Text) : rest),
      text,
    );
  return {
    response: { status, statusText: clean(statusText), headers: { get: (name) => clean(headers.get(name)) } },
    body: status === 200 ? body : clean(body),
  };
};

/**
 * The way of every request: authorization and retries around attempts, all of it under one deadline.
 *
 * @param settings - How to send. The global `fetch` is looked up for every request.
 * @returns The exchange.
 * @example
 * ```ts
 * import { createExchange } from '@cartwright/core';
 *
 * const exchange = createExchange({ timeout: 5000 });
 * const request = { operation: 'ping', method: 'GET', url: 'https://www.wixapis.com/v1/ping', headers: {}, options: {} };
 * export const status = exchange(request, ({ response }) => response.status);
 * ```
 * @see Specification, section 7: calls
 */
export function createExchange(settings: TransportOptions = {}): Exchange {
  let budget = BUDGET;

  return async (request, read, auth) => {
    const options: TransportOptions & RequestOptions = { ...settings, ...request.options };
    const { signal, timeout = 30_000 } = options;
    const deadline = performance.now() + timeout;
    const left = () => Math.ceil(deadline - performance.now());
    const call = settings.observer?.(request);
    const run = async () => {
      budget = Math.min(budget + 0.2, BUDGET);
      let isReplay: boolean | undefined;
      for (let count = 1; ;) {
        const authorization = (await auth?.getAuthHeaders())?.headers ?? {};
        const getHeaders = () => ({
          ...(request.body && { 'Content-Type': 'application/json' }),
          ...request.headers,
          ...call?.sends(),
          ...authorization,
        });
        const outcome: Outcome = await attempt(request, left(), options, getHeaders).then(
          (reply) => withoutSecrets(reply, authorization),
          (error: unknown) => error as CartwrightError,
        );
        const { response } = outcome;
        const status = response?.status;
        if (response) call?.receives(response);
        if (status === 401 && !isReplay && (isReplay = await auth?.renewRefused?.(authorization))) continue;
        const delay = status === 200 ? Infinity : retryDelay(outcome, request, count++, options.retry);
        const isSoon = delay <= 30_000 && delay < left();
        if (isSoon && budget >= 1) {
          budget--;
          call?.waits(delay, outcome);
          await withDeadline(signal, delay, never).catch(() => {});
          if (!signal?.aborted) continue;
        }
        if (response) return read(outcome as Reply);
        throw outcome as CartwrightError;
      }
    };
    return withDeadline(signal, timeout, run).catch((error: unknown) => {
      call?.fails(error);
      throw error;
    });
  };
}

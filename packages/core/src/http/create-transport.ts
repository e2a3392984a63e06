import { isCartwrightError, type CartwrightError } from '../errors/cartwright-error.js';
import type { Transport } from '../transport/transport.js';
import type { Reply } from '../transport/reply.js';
import type { Outcome } from '../transport/reply.js';
import type { TransportOptions } from '../transport/transport-options.js';
import { attempt } from './attempt.js';
import { authorize } from './authorize.js';
import { createCall } from './call.js';
import { withDeadline } from './deadline.js';
import { createBodyReader } from './read-body.js';
import { createRetryBudget, retry } from './retry.js';

/**
 * Creates the function that sends all requests of a client. The timeout encloses the retries, which enclose the
 * authorization, which encloses each attempt.
 *
 * @param settings - Transport settings. The global `fetch` is looked up for each request.
 * @returns The transport, which sends one request per call.
 * @example
 * ```ts
 * import { createTransport } from '@cartwright/core';
 *
 * const transport = createTransport({ timeout: 5000 });
 * const request = { operation: 'ping', method: 'GET', url: 'https://www.wixapis.com/v1/ping', headers: {}, options: {} };
 * export const status = transport(request, ({ response }) => response.status);
 * ```
 */
export function createTransport(settings: TransportOptions = {}): Transport {
  const budget = createRetryBudget();
  const readBody = createBodyReader(settings.maxResponseBytes);

  return async (request, read, auth) => {
    const observer = settings.observer?.(request);
    try {
      const call = createCall(request, settings, observer);
      const send = (isLast: boolean) =>
        authorize(call, auth, (authorization): Promise<Outcome> =>
          attempt(call, authorization, isLast, readBody).catch((error: unknown) => error as CartwrightError),
        );
      return await withDeadline(call, call.options.signal, call.options.timeout, async () => {
        const outcome = await retry(call, budget, send);
        if (!outcome.response) throw outcome as CartwrightError;
        try {
          return read(outcome as Reply);
        } catch (error) {
          throw isCartwrightError(error) ? Object.assign(error, { attempts: call.attempts }) : error;
        }
      });
    } catch (error) {
      observer?.onError(error);
      throw error;
    }
  };
}

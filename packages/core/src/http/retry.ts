import type { Exchange, Reply } from './exchange.js';
import type { RequestOptions } from './request-options.js';
import { retryDelay } from './retry-policy.js';

const attempts = (retry: RequestOptions['retry']): number =>
  retry === false ? 1 : typeof retry === 'number' ? retry : 3;

/** Resolves after so many milliseconds; a caller that gives up meanwhile leaves no timer behind. */
const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

/** Sends again what may be sent again. */
export const retrying =
  (next: Exchange): Exchange =>
  async (request) => {
    const limit = attempts(request.options.retry);
    for (let count = 1; ; count++) {
      const outcome = await next(request).catch((error: unknown) => error as Error);
      const delay = retryDelay({ count, limit, repeatable: request.repeatable, outcome }, Date.now(), Math.random());
      if (delay !== undefined) await wait(delay, request.options.signal);
      else if (outcome instanceof Error) throw outcome;
      else return outcome satisfies Reply;
    }
  };

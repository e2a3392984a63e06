import { withDeadline } from './deadline.js';
import type { Exchange } from './exchange.js';
import { retryDelay } from './retry-policy.js';

/** A deadline with nothing to do: it passes, unless the caller gives up before. */
const wait = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  withDeadline(signal, milliseconds, () => new Promise<void>(() => {})).catch((error: unknown) => {
    if (signal?.aborted) throw error;
  });

/** Sends again what may be sent again. */
export const retrying =
  (next: Exchange): Exchange =>
  async (request) => {
    const { signal, retry = 3 } = request.options;
    for (let count = 1; ; count++) {
      const outcome = await next(request).catch((error: unknown) => error as Error);
      const delay = retryDelay(outcome, request.repeatable, count, Date.now(), Math.random());
      if (delay !== undefined && count < (retry || 1)) await wait(delay, signal);
      else if (outcome instanceof Error) throw outcome;
      else return outcome;
    }
  };

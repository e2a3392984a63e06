import type { CartwrightError } from '../errors/cartwright-error.js';
import type { Reply } from './exchange.js';

/** Statuses and kinds of errors that may be gone next time. */
const passing: unknown[] = [408, 429, 500, 502, 503, 504, 'network', 'timeout'];

/** Node's codes of a request that provably never left. A browser tells nothing. */
const unsent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/;

/**
 * Milliseconds to wait before the next attempt; infinite when it would not help. Full jitter; what the server asks for,
 * in seconds or with a date, is the least.
 *
 * @param outcome - What came of the last attempt.
 * @param repeatable - Whether the call may be sent again after it may have arrived.
 * @param count - How many attempts were made, from 1.
 */
export function retryDelay(outcome: Reply | CartwrightError, repeatable: boolean | undefined, count: number): number {
  const { response, kind, cause } = outcome as Partial<Reply & CartwrightError>;
  const { code = '' } = ((cause as Error | undefined)?.cause as { code?: string }) ?? {};
  const didNothing = response?.status === 429 || unsent.test(code);
  if (!didNothing && !(repeatable && passing.includes(response?.status ?? kind))) return Infinity;
  const after = response?.headers.get('retry-after') ?? '';
  const asked = Number(after) * 1000 || Date.parse(after) - Date.now() || 0;
  return Math.max(asked, Math.random() * Math.min(100 * 2 ** count, 5000));
}

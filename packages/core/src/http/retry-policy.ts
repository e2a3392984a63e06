import type { CartwrightError } from '../errors/cartwright-error.js';
import type { Reply } from './exchange.js';

const passing = [408, 429, 500, 502, 503, 504];

/** Node's codes of a request that provably never left. A browser tells nothing. */
const unsent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/;

/** A longer wait than this is not waited for. */
const LONGEST_WAIT = 30_000;

const isReply = (outcome: Reply | Error): outcome is Reply => 'response' in outcome;

/** `fetch` fails with an error whose cause has the code, and the transport wraps that once more. */
const neverLeft = ({ cause }: Error): boolean =>
  unsent.test(String((cause as { cause?: { code?: string } }).cause?.code));

const isWorthAnother = (outcome: Reply | Error, repeatable = false): boolean => {
  if (isReply(outcome))
    return outcome.response.status === 429 || (repeatable && passing.includes(outcome.response.status));
  const { kind } = outcome as CartwrightError;
  return kind === 'network' ? repeatable || neverLeft(outcome) : kind === 'timeout' && repeatable;
};

/** What `Retry-After` asks for in milliseconds, from seconds or from a date; not a number for anything else. */
const retryAfter = (value: string, now: number): number =>
  /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;

/**
 * Milliseconds to wait before the next attempt, or `undefined` when there is to be none. Full jitter; what the server
 * asks for is the least.
 *
 * @param outcome - What came of the last attempt.
 * @param repeatable - Whether the call may be sent again after it may have arrived.
 * @param count - How many attempts were made, from 1.
 * @param now - Milliseconds since 1970.
 * @param random - From 0 to 1.
 */
export function retryDelay(
  outcome: Reply | Error,
  repeatable: boolean | undefined,
  count: number,
  now: number,
  random: number,
): number | undefined {
  const asked = (isReply(outcome) && retryAfter(outcome.response.headers.get('retry-after') ?? '', now)) || 0;
  return isWorthAnother(outcome, repeatable) && asked <= LONGEST_WAIT
    ? Math.max(asked, random * Math.min(100 * 2 ** count, 5000))
    : undefined;
}

import type { CartwrightError } from '../errors/cartwright-error.js';
import type { Reply } from './exchange.js';

/** What the policy looks at. */
export interface Attempt {
  /** How many attempts were made, from 1. */
  count: number;
  /** How many may be made. */
  limit: number;
  /** Whether the call may be sent again after it may have arrived. */
  repeatable: boolean | undefined;
  /** What came of the last one. */
  outcome: Reply | Error;
}

const passing = [408, 429, 500, 502, 503, 504];

/** Node's codes of a request that provably never left. A browser tells nothing. */
const unsent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/;

/** A longer wait than this is not waited for. */
const LONGEST_WAIT = 30_000;

/** `fetch` fails with an error whose cause has the code, and the transport wraps that once more. */
const neverLeft = ({ cause }: Error): boolean =>
  unsent.test(String((cause as { cause?: { code?: string } }).cause?.code));

const isWorthAnother = (outcome: Reply | Error, repeatable = false): boolean => {
  if (!(outcome instanceof Error)) return outcome.status === 429 || (repeatable && passing.includes(outcome.status));
  const { kind } = outcome as CartwrightError;
  return kind === 'network' ? repeatable || neverLeft(outcome) : kind === 'timeout' && repeatable;
};

/** What `Retry-After` asks for in milliseconds, from seconds or from a date; 0 for anything else. */
export function retryAfter(value: string | null, now: number): number {
  const milliseconds = /^\d+$/.test(value ?? '') ? Number(value) * 1000 : Date.parse(value ?? '') - now;
  return milliseconds > 0 ? milliseconds : 0;
}

/**
 * Milliseconds to wait before the next attempt, or `undefined` when there is to be none. Full jitter; what the server
 * asks for is the least.
 */
export function retryDelay(
  { count, limit, repeatable, outcome }: Attempt,
  now: number,
  random: number,
): number | undefined {
  if (count >= limit || !isWorthAnother(outcome, repeatable)) return undefined;
  const asked = outcome instanceof Error ? 0 : retryAfter(outcome.headers.get('retry-after'), now);
  return asked > LONGEST_WAIT ? undefined : Math.max(asked, random * Math.min(200 * 2 ** (count - 1), 5000));
}

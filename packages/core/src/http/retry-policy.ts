import type { CartwrightError } from '../errors/cartwright-error.js';
import type { OutgoingRequest } from '../transport/outgoing-request.js';
import type { Outcome } from '../transport/reply.js';
import type { RetryOptions } from '../transport/request-options.js';
import { retryAfter } from './retry-after.js';

/** Statuses and error kinds that are retried. */
const transient: unknown[] = [408, 429, 500, 502, 503, 504, 'network', 'timeout'];

/** Node.js error codes of requests that never reached the server. Browsers do not report a reason. */
const neverSent = /ECONNREFUSED|ENOTFOUND|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT/;

/** Maximum number of attempts. */
export const maxAttempts = (retry?: false | number | RetryOptions): number =>
  typeof retry === 'object' ? (retry.attempts ?? 3) : +(retry ?? 3);

/**
 * Whether a request can be retried although it may have reached the platform.
 *
 * @param request - The request.
 * @param attempt - Number of attempts made so far.
 * @param retry - Retry option of the call or the client.
 */
export const canRetry = (
  { repeatable, sentOnce }: OutgoingRequest,
  attempt: number,
  retry?: false | number | RetryOptions,
): boolean => !!repeatable && !sentOnce && attempt < maxAttempts(retry);

/**
 * Backoff before the next attempt, in milliseconds: full jitter, but at least the response's `Retry-After`. `Infinity`
 * if the call is not retried.
 *
 * @param outcome - Outcome of the last attempt.
 * @param request - The request.
 * @param attempt - Number of attempts made so far.
 * @param retry - Retry option of the call or the client. Defaults to 3 attempts.
 */
export function retryDelay(
  outcome: Outcome,
  request: OutgoingRequest,
  attempt: number,
  retry?: false | number | RetryOptions,
): number {
  const { response, kind, cause } = outcome;
  const { operation, sentOnce } = request;
  const status = response?.status;
  const reason = (cause as Error | undefined)?.cause as { code?: string } | undefined;
  const isUnprocessed = (status === 429 && !sentOnce) || neverSent.test(reason?.code as string);
  const isSafe = isUnprocessed ? attempt < maxAttempts(retry) : canRetry(request, attempt, retry);
  const isTransient = transient.includes(status ?? kind);
  const error = response ? undefined : (outcome as CartwrightError);
  const { shouldRetry = () => isTransient } = (retry ?? {}) as RetryOptions;
  if (!isSafe || !shouldRetry({ operation, attempt, status, error, isTransient })) return Infinity;
  return Math.max(retryAfter(response), Math.random() * Math.min(100 * 2 ** attempt, 5000));
}

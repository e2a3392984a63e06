import type { RetryOptions } from './retry-policy.js';

/** Options of one call: always its last argument. */
export interface RequestOptions {
  /** Cancels the call, also while it waits for a token or for a retry. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries and the answer's body. Default 30000. */
  timeout?: number;
  /** Milliseconds for one attempt with the answer's body. Default 10000. */
  attemptTimeout?: number;
  /** More request headers. */
  headers?: Record<string, string>;
  /** How many attempts, `false` for one, or more about it. Calls that must not be repeated are sent again only when they provably did nothing. */
  retry?: false | number | RetryOptions;
  /** Passed to `fetch` as it is, for framework caches (`{ next: { tags: ['cart'] } }`). */
  fetchOptions?: Record<string, unknown>;
}

import type { HeadersInput } from './merge-headers.js';
import type { RetryOptions } from '../http/retry-policy.js';

/** Options of one call: always its last argument. An option that is `undefined` is not set: the client's value applies. */
export interface RequestOptions {
  /** Cancels the call, also while it waits for a token or a retry. */
  signal?: AbortSignal;
  /**
   * Time limit of the whole call with its retries and the response's body, in milliseconds.
   *
   * @default 30000
   */
  timeout?: number;
  /**
   * Time limit of one attempt with the response's body, in milliseconds. It applies where another attempt is possible: a
   * call that must not be repeated, and the last attempt of any other, have the rest of `timeout`.
   *
   * @default 10000
   */
  attemptTimeout?: number;
  /**
   * Additional request headers. They are merged by name, whatever its case, and win over the headers of the client and of
   * the session: an `authorization` given here is sent instead of the session's, and is not refreshed after a 401.
   */
  headers?: HeadersInput;
  /**
   * Number of attempts, `false` for one, or more details. Calls that must not be repeated are sent again only when they
   * provably did nothing.
   *
   * @default 3
   */
  retry?: false | number | RetryOptions;
  /** Passed to `fetch` unchanged, for framework caches (`{ next: { tags: ['cart'] } }`). */
  fetchOptions?: Record<string, unknown>;
}

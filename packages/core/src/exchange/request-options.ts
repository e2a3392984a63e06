import type { CartwrightError } from '../errors/cartwright-error.js';
import type { HeadersInput } from './merge-headers.js';

/** What `shouldRetry` of {@link RetryOptions} decides by. */
export interface RetryContext {
  /** The operation's id. */
  readonly operation: string;
  /** How many attempts were made. */
  readonly attempt: number;
  /** The answer's HTTP status, if there was an answer. It is not 200. */
  readonly status: number | undefined;
  /** Why there is no answer. */
  readonly error: CartwrightError | undefined;
  /**
   * Whether it is sent again where there is no `shouldRetry`: after 408, 429, 500, 502, 503, 504, a broken connection,
   * and an attempt that took too long.
   */
  readonly isPassing: boolean;
}

/** When a call is sent again. */
export interface RetryOptions {
  /** How many attempts, the first included. Default 3. */
  attempts?: number;
  /**
   * Decides instead of the default. It is asked only where sending again is safe: the call may be repeated, or it
   * provably did nothing. What it throws ends the call.
   */
  shouldRetry?(context: RetryContext): boolean;
}

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

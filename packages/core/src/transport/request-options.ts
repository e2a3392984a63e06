import type { CartwrightError } from '../errors/cartwright-error.js';
import type { HeadersInput } from './merge-headers.js';

/** Argument of `RetryOptions.shouldRetry`. */
export interface RetryContext {
  /** Operation ID, such as `ecom.currentCartV2.getCurrentCart`. */
  readonly operation: string;
  /** Number of attempts made so far. */
  readonly attempt: number;
  /** HTTP status of the response, never 200. `undefined` if there is no response. */
  readonly status: number | undefined;
  /** Why there is no response. `undefined` if there is one. */
  readonly error: CartwrightError | undefined;
  /**
   * Default decision: `true` after 408, 429, 500, 502, 503, 504, a connection failure, and an attempt that timed out.
   */
  readonly isTransient: boolean;
}

/** Retry settings of a call. */
export interface RetryOptions {
  /**
   * Maximum number of attempts, including the first.
   *
   * @default 3
   */
  attempts?: number;
  /**
   * Decides whether to retry, instead of `RetryContext.isTransient`. Called only if a retry is safe: the operation
   * is repeatable, or the request provably had no effect. An exception ends the call.
   */
  shouldRetry?(context: RetryContext): boolean;
}

/** Options of a call: the last argument of every operation. `undefined` values fall back to the client's settings. */
export interface RequestOptions {
  /** Cancels the call, including while it waits for a token or a retry. */
  signal?: AbortSignal;
  /**
   * Timeout of the whole call, including retries and reading the body, in milliseconds.
   *
   * @default 30000
   */
  timeout?: number;
  /**
   * Timeout of one attempt, including reading the body, in milliseconds. The last possible attempt, and the only
   * attempt of a call that is not repeatable, may use the rest of `timeout` instead.
   *
   * @default 10000
   */
  attemptTimeout?: number;
  /**
   * Additional request headers. They win over the headers of the client and of the session: an `authorization` header
   * replaces the session's, and is not refreshed after a 401.
   */
  headers?: HeadersInput;
  /**
   * Maximum number of attempts, `false` for a single attempt, or detailed settings. Calls that are not repeatable are
   * retried only if the request provably had no effect.
   *
   * @default 3
   */
  retry?: false | number | RetryOptions;
  /**
   * Further options of `fetch`, such as framework cache settings (`{ next: { tags: ['catalog'] } }`). Those of a client
   * apply to module calls, not to token calls.
   */
  fetchOptions?: Record<string, unknown>;
}

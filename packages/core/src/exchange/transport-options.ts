import type { Observer } from './observer.js';
import type { RequestOptions } from './request-options.js';

/** How a client sends. `timeout`, `attemptTimeout` and `retry` are for calls that have no such option of their own. */
export interface TransportOptions extends Pick<RequestOptions, 'timeout' | 'attemptTimeout' | 'retry'> {
  /** Used instead of the global `fetch`, for token calls too. */
  fetch?: typeof globalThis.fetch;
  /** Sees every call: what `observe` makes of hooks. */
  observer?: Observer;
  /**
   * Longest response body after decompression, in bytes (in characters where `fetch` has no streams). A longer one is
   * refused with `answer_too_long`. It also bounds the memory of all bodies that a client reads at the same time, to about
   * twice the limit. Raise it for larger responses.
   *
   * @default 10485760 (10 MiB)
   */
  maxAnswerBytes?: number;
}

import type { Observer } from './observer.js';
import type { RequestOptions } from './request-options.js';

/** How a client sends. `timeout`, `attemptTimeout` and `retry` are for calls that have no such option of their own. */
export interface TransportOptions extends Pick<RequestOptions, 'timeout' | 'attemptTimeout' | 'retry'> {
  /** Used instead of the global `fetch`, for token calls too. */
  fetch?: typeof globalThis.fetch;
  /** Sees every call: what `observe` makes of hooks. */
  observer?: Observer;
  /** The longest answer in bytes, after decompression. Default 33554432 (32 MiB). Where `fetch` has no streams, in characters. */
  maxAnswerBytes?: number;
}

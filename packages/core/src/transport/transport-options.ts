import type { Observer } from './observer.js';
import type { RequestOptions } from './request-options.js';

/** Transport settings of a client. Those that calls have too apply to calls that do not set them. */
export interface TransportOptions extends Pick<
  RequestOptions,
  'timeout' | 'attemptTimeout' | 'retry' | 'fetchOptions'
> {
  /** Replacement for the global `fetch`, also for token calls. */
  fetch?: typeof globalThis.fetch;
  /** Observes every call. Create one from hooks with `observe`. */
  observer?: Observer;
  /**
   * Maximum length of a response body after decompression, in bytes, on servers. A longer response fails with
   * `response_too_large`, and concurrent responses together use at most about twice this much memory. Bundles for pages
   * and React Native ignore it: their memory belongs to one user.
   *
   * @default 10485760 (10 MiB)
   */
  maxResponseBytes?: number;
}

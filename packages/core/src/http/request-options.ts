/** Options of one call: always its last argument. */
export interface RequestOptions {
  /** Cancels the call, also while it waits for a token or for a retry. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries and the answer's body. Default 30000. */
  timeout?: number;
  /** More request headers. */
  headers?: Record<string, string>;
  /** How many attempts, or `false` for one. Default 3. Calls that must not be repeated are sent again only when they provably never arrived. */
  retry?: false | number;
  /** Passed to `fetch` as it is, for framework caches (`{ next: { tags: ['cart'] } }`). */
  fetchOptions?: Record<string, unknown>;
}

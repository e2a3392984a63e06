/** Options of one call: always its last argument. */
export interface RequestOptions {
  /** Cancels the call, also while it waits for a token or for a retry. */
  signal?: AbortSignal;
  /** Milliseconds for the whole call with its retries and the answer's body. Default 30000. */
  timeout?: number;
  /** More request headers. */
  headers?: Record<string, string>;
  /** `false`: send once. A number: so many attempts. Default 3 for calls that may be repeated. */
  retry?: boolean | number;
  /** Passed to `fetch` as it is, for framework caches (`{ next: { tags: ['cart'] } }`). */
  fetchOptions?: Record<string, unknown>;
}

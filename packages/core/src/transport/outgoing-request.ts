import type { HeadersInput } from './merge-headers.js';
import type { RequestOptions } from './request-options.js';

/** A complete request, ready to be sent. */
export interface OutgoingRequest {
  /** Operation ID for hooks, such as `ecom.currentCartV2.getCurrentCart`. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** Absolute URL. */
  readonly url: string;
  /** Headers of every call. Those in `options` and the authorization win over them. */
  readonly headers: HeadersInput;
  /** Request body. It is sent as JSON. */
  readonly body?: string | undefined;
  /** Whether the request can be retried although it may have reached the platform. */
  readonly repeatable?: boolean | undefined;
  /**
   * Whether the request is sent exactly once, because it checks credentials: no retry after a response, no refresh
   * after a 401.
   */
  readonly sentOnce?: boolean | undefined;
  /** Options of the call. */
  readonly options: RequestOptions;
}

import type { HeadersInput } from './merge-headers.js';
import type { RequestOptions } from './request-options.js';

/** A request that is ready to be sent. */
export interface OutgoingRequest {
  /** The operation's id, for hooks: `ecom.currentCart.getCurrentCart`. */
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  /** Headers of every call. Those in `options` win over them, and so does the authorization. */
  readonly headers: HeadersInput;
  readonly body?: string | undefined;
  /** Whether it may be sent again after it may have arrived. */
  readonly repeatable?: boolean | undefined;
  /** Whether it is sent once, because it checks credentials: not again after any response, and a 401 refreshes no session. */
  readonly sentOnce?: boolean | undefined;
  readonly options: RequestOptions;
}

import type { HeadersInput } from '../exchange/merge-headers.js';
import type { Reply } from '../exchange/reply.js';
import type { RequestOptions } from '../exchange/request-options.js';
import type { BindableModule } from './bindable-module.js';

/** What `createClient` returns, beside the bound modules. */
export interface Client {
  /** Where images are served, where that is not the platform's media host. */
  readonly mediaUrl?: string;
  /**
   * Binds a module, a group of modules or one operation to this client. The same one is bound once.
   *
   * @param module - A namespace of operations such as `currentCart`, an object of namespaces at any depth such as
   * `{ currentCart, redirects }`, or an operation. Constants in it stay as they are.
   * @returns The same names with the same signatures.
   * @throws `CartwrightError` `invalid_argument` for what a client cannot be bound to: a module of the official packages,
   * or an object without operations.
   */
  use<Module extends object>(module: Module & BindableModule<Module>): Module;
  /**
   * `fetch` with this client's authorization, for calls that the SDK does not have. It is sent once, without retries,
   * deadline and hooks. A redirect is refused, so that tokens stay with the platform.
   *
   * @param input - A path such as `/ecom/v1/carts/current`, which is appended to `apiUrl`; a URL on the API host, or a
   * request to it.
   * @param init - As for `fetch`. Its headers, or those of the request, win over those of the client and of the session: an
   * `authorization` given here is sent instead of the session's.
   * @returns The response, whatever else its status.
   * @throws `CartwrightError` `invalid_argument` for a URL elsewhere, and for one that redirects: tokens go to the platform
   * only; `aborted` when the signal of `input` or `init` says so, also while it waits for a token. What `fetch` throws.
   */
  fetchWithAuth(input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /**
   * Sets headers of every later call. A header of the same name, whatever its case, is replaced. The session's
   * authorization wins over them.
   *
   * @param headers - Names and values.
   * @throws `CartwrightError` `invalid_argument` for what HTTP cannot send.
   */
  setHeaders(headers: HeadersInput): void;
  /**
   * Makes this client the one that operations use when they are called alone. For a browser, or a program of one user.
   *
   * @param scope - Either word means the same: all copies of the package in this program share one context.
   * @param options - `elevated`: instead makes it the client of what `elevate` of `@cartwright/core/server` runs.
   */
  enableContext(scope: 'global' | 'module', options?: { elevated?: boolean }): void;
  /**
   * Sends a request to the platform with everything around it: authorization, retries, deadline. Operations do this.
   *
   * @param request - What to send.
   * @param options - The options of the call.
   * @param read - Makes the result of the answer, whatever its status. What it throws is a failure of the call.
   * @returns What `read` returns.
   * @throws What `read` throws, and `CartwrightError` of kind `network`, `timeout`, `aborted`, or `parse` when the answer
   * is too long.
   */
  send<Result>(request: PlatformRequest, options: RequestOptions, read: (reply: Reply) => Result): Promise<Result>;
}

/** A request to the platform, without host and authorization. */
export interface PlatformRequest {
  /** The operation's id, for hooks. */
  readonly operation: string;
  readonly method: string;
  /** Path and query. */
  readonly path: string;
  /** JSON. */
  readonly body?: string;
  /** Whether it may be sent again after it may have arrived. */
  readonly repeatable: boolean | undefined;
  /** Whether it is sent once, because it checks credentials: not again after any response, and a 401 refreshes no session. */
  readonly sentOnce?: boolean | undefined;
  /** Whether it goes to the CDN host. Without it the strategy decides. */
  readonly useCDN?: boolean;
}

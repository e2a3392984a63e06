import type { HeadersInput } from '../transport/merge-headers.js';
import type { Reply } from '../transport/reply.js';
import type { RequestOptions } from '../transport/request-options.js';
import type { BindableModule } from './bindable-module.js';

/** A client, as returned by `createClient`. The bound modules are further properties. */
export interface Client {
  /** Base URL of images. Absent if the client uses the platform's media host. */
  readonly mediaUrl?: string | undefined;
  /**
   * Binds a module, a group of modules or one operation to this client. Binding the same object again returns the same
   * result.
   *
   * @param module - A namespace of operations such as `currentCartV2`, an object of namespaces at any depth such as
   * `{ currentCartV2, redirects }`, or one operation. Other values in it, such as enumerations, are passed through.
   * @returns The same names with the same signatures.
   * @throws {CartwrightError} `invalid_argument` for a module of the official packages, or an object without
   * operations.
   */
  use<Module extends object>(module: Module & BindableModule<Module>): Module;
  /**
   * Sets headers of all later calls. Replaces headers of the same name, ignoring case. The session's authorization wins
   * over them.
   *
   * @param headers - Names and values.
   * @throws {CartwrightError} `invalid_argument` for a header that HTTP cannot carry.
   */
  setHeaders(headers: HeadersInput): void;
  /**
   * Makes this client the ambient client, which unbound operations use. For browsers and single-user programs; on
   * servers, use `runWithClient` of `@cartwright/core/server`.
   *
   * @param scope - Accepted for compatibility. Both values do the same: all copies of the package in a program share
   * one context.
   * @param options - `elevated`: makes this the client used inside `elevate` of `@cartwright/core/server` instead.
   */
  enableContext(scope: 'global' | 'module', options?: { elevated?: boolean }): void;
  /**
   * Sends a request to the platform with authorization, retries and timeout. Operations call this.
   *
   * @param request - The request.
   * @param options - Options of the call.
   * @param read - Converts the response to the result, for any status. An exception fails the call.
   * @returns The result of `read`.
   * @throws The exception of `read`; or `CartwrightError` of kind `network`, `timeout`, `aborted`, or `parse`
   * when the response is too long.
   */
  send<Result>(request: PlatformRequest, options: RequestOptions, read: (reply: Reply) => Result): Promise<Result>;
}

/** A request to the platform, before host and authorization are added. */
export interface PlatformRequest {
  /** Operation ID, passed to hooks. */
  readonly operation: string;
  /** HTTP method. */
  readonly method: string;
  /** Path and query string. */
  readonly path: string;
  /** JSON body. Absent for requests without one. */
  readonly body?: string;
  /** Whether the request can be retried although it may have reached the platform. */
  readonly repeatable: boolean | undefined;
  /**
   * Whether the request is sent exactly once, because it checks credentials: no retry after a response, no refresh
   * after a 401.
   */
  readonly sentOnce?: boolean | undefined;
  /** Whether the request goes to the CDN host. Without it the auth strategy decides. */
  readonly useCDN?: boolean;
}

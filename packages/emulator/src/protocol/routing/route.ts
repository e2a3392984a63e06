import type { Origins } from '../../kernel/origins.js';
import type { PluginRequests } from '../plugins/plugin-requests.js';
import type { Access } from '../auth/authorize.js';
import type { Caller } from '../auth/caller.js';
import type { Clock } from '../../kernel/state/clock.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Context of a route handler. */
export interface RouteContext {
  /** Tenant of the request. */
  readonly tenant: Tenant;
  /** Caller of the request. */
  readonly caller: Caller;
  /** Decoded path parameters. */
  readonly params: Readonly<Record<string, string>>;
  /**
   * Decoded query string, in any of the platform's three formats. Values of the plain formats are strings or arrays of
   * strings.
   */
  readonly query: unknown;
  /** Parsed JSON body or form fields; `{}` if empty. */
  readonly body: unknown;
  /** Body of a route with `maxBytes`, as it was sent. */
  readonly bytes?: Uint8Array | undefined;
  /** Request URL. */
  readonly url: URL;
  /** Request, whose body is already consumed. */
  readonly request: Request;
  /** Clock of the tenant. */
  readonly clock: Clock;
  /** Public origins of the emulator. */
  readonly origin: Origins;
  /** Responses of service plugins. */
  readonly plugins: PluginRequests;
}

/** HTTP methods of routes. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/**
 * Route of the platform. Routes are data, so that 404 responses, the dashboard and the conformance tests can list them.
 */
export interface Route {
  /** Operation ID, such as `ecom.currentCart.getCurrentCart`. */
  readonly id: string;
  /** HTTP method. */
  readonly method: Method;
  /** Public path first, then internal and older paths. `{id}` matches one segment. */
  readonly paths: readonly string[];
  /** Required identity. */
  readonly access: Access;
  /** Maximum size of the body, in bytes. If set, the body is passed on as bytes, not parsed as JSON or a form. */
  readonly maxBytes?: number;
  /**
   * Whether a tenant has what the path of a public route names. Such a route has the tenant of the first match instead
   * of the one of the caller or the query.
   */
  isOf?(tenant: Tenant, params: RouteContext['params']): boolean;
  /**
   * Handles a request. Returns an object, sent as JSON with status 200; a `Response`, for pages and images; or a
   * `WireError`, which keeps the changes, such as a counted failed sign-in attempt. A thrown error reverts all changes.
   * Requests of one tenant run one after the other. If the handler needs responses of service plugins, it is rerun
   * after each response. It must have no effects besides changes to the tenant, and take IDs in plugin requests
   * from `plugins.newId()`.
   */
  handle(context: RouteContext): object | Promise<object>;
}

/**
 * Declares a route.
 *
 * @param declaration - Method, path, access and handler.
 * @returns The declaration, unchanged.
 */
export const route = (declaration: Route): Route => declaration;

import type { PluginQuestions } from '../plugins/plugin-questions.js';
import type { Access } from '../auth/authorize.js';
import type { Caller } from '../auth/caller.js';
import type { Clock } from '../../kernel/state/clock.js';
import type { Tenant } from '../../kernel/state/tenant.js';

/** Everything a handler gets. */
export interface RouteContext {
  readonly tenant: Tenant;
  readonly caller: Caller;
  /** The decoded `{placeholders}` of the path. */
  readonly params: Readonly<Record<string, string>>;
  /** The decoded query string, whichever of the three wire forms it came in. Values of the plain forms are strings or lists of strings. */
  readonly query: unknown;
  /** The parsed JSON body, or the fields of a form; `{}` when empty. */
  readonly body: unknown;
  readonly url: URL;
  /** The request; its body is already read. */
  readonly request: Request;
  /** The tenant's clock. */
  readonly clock: Clock;
  /** The emulator's own public origin, as `http://localhost:4000`. */
  readonly origin: string;
  /** What plugins say of carts and checkouts. */
  readonly plugins: PluginQuestions;
}

/** The methods that routes have. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

/** A route is data, so that the 404, the control page and the conformance tests can list all of them. */
export interface Route {
  /** As `ecom.currentCart.getCurrentCart`. */
  readonly id: string;
  readonly method: Method;
  /** The public path first, then the service's own and older ones; `{id}` stands for one segment. */
  readonly paths: readonly string[];
  readonly access: Access;
  /**
   * Answers with an object, sent as JSON with status 200, with a Response for pages and images, or with a `WireError` that is
   * answered while the changes made are kept, as an attempt that counts. What it throws undoes every change it made. Requests of one tenant run one after the other. Where plugins are asked,
   * it is called again for each answer: it must have no effects but its changes, and ids in questions are `plugins.newId()`.
   */
  handle(context: RouteContext): object | Promise<object>;
}

/** Declares a route. */
export const route = (declaration: Route): Route => declaration;

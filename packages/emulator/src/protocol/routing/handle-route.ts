import { PluginRequests } from '../plugins/plugin-requests.js';
import type { ServicePlugins } from '../plugins/service-plugins.js';
import type { EventCause } from '../events/event-definition.js';
import type { Context } from 'hono';
import { authorize } from '../auth/authorize.js';
import { checkMerchantPage } from '../auth/check-merchant-page.js';
import { findCaller } from '../auth/find-caller.js';
import type { Identity } from '../auth/identity.js';
import type { Database } from '../../kernel/state/database.js';
import type { Origins } from '../../kernel/origins.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import { unitOfWork } from '../../kernel/state/unit-of-work.js';
import { applyFault } from '../http/apply-fault.js';
import type { AppEnvironment } from '../http/app-environment.js';
import { decodeQuery } from '../http/decode-query.js';
import type { Faults } from '../http/faults.js';
import { readBody, readBytes } from '../http/read-body.js';
import { writeJson } from '../http/written-json.js';
import type { Route, RouteContext } from './route.js';
import type { RouteMatch } from './route-table.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';

/** Services for handling requests. */
export interface RouteServices {
  readonly identity: Identity;
  readonly database: Database | undefined;
  readonly faults: Faults;
  /** Returns the public origins of the emulator, which default to the requested one. */
  readonly getOrigins: (requested: string) => Origins;
  /** Service plugins, called when carts and checkouts are calculated. */
  readonly plugins: ServicePlugins;
  /** Refuses calls of routes that the store of the tenant does not have, by throwing the platform's error. */
  checkAvailable(route: Route, context: RouteContext): void;
  /** Applies the consequences of a unit of work's changes, and records the changes as events. */
  record(tenant: TenantState, cause: EventCause, plugins: PluginRequests): void;
  /** Runs the due scheduled work of a tenant. */
  runDue(clientId: string): Promise<void>;
}

/**
 * Handles a request: finds the caller, checks its permissions, applies faults, and runs the handler as one unit of
 * work.
 */
export async function handleRoute(
  { route, params }: RouteMatch,
  context: Context<AppEnvironment>,
  { identity, database, faults, getOrigins, plugins, checkAvailable, record, runDue }: RouteServices,
): Promise<Response> {
  const request = context.req.raw;
  const url = new URL(request.url);
  context.set('routeId', route.id);
  const bytes = route.maxBytes === undefined ? undefined : await readBytes(request, route.maxBytes);
  const body = bytes ? {} : await readBody(request);
  const logged = truncateForLog(body, Number(request.headers.get('content-length')));
  context.set('body', bytes ? `[${bytes.length} bytes]` : logged);
  const { tenant, caller } = findCaller(identity, route, { headers: request.headers, url, body, params });
  context.set('clientId', tenant.id);
  checkMerchantPage(identity, caller, request, body);
  authorize(route.access, caller);

  const respond = async (): Promise<Response> => {
    const call = { tenant, caller, body, bytes, url, request, clock: tenant.clock, origin: getOrigins(url.origin) };
    const query = decodeQuery(url.searchParams);
    await runDue(tenant.id);
    const questions = new PluginRequests(plugins, tenant, caller);
    const work = async () => {
      const routeContext = { ...call, plugins: questions, query, params };
      checkAvailable(route, routeContext);
      const result = await route.handle(routeContext);
      record(tenant, call, questions);
      return result;
    };
    const { result, changed } = await questions.run(() => unitOfWork(tenant, database, work));
    if (result instanceof ApplicationError) throw result;
    const response = result instanceof Response ? result : jsonResponse(context, result);
    if (changed) response.headers.set('x-wix-consistent', newId());
    return response;
  };
  const fault = faults.take(tenant.id, request.method, url.pathname);
  return fault ? applyFault(fault, request.signal, respond) : respond();
}

/** Maximum length of a body in the request log, in characters. */
const MAX_LOGGED_LENGTH = 16_384;

const truncateForLog = (value: unknown, length: number): unknown =>
  length > MAX_LOGGED_LENGTH ? `[${length} characters]` : value;

function jsonResponse(context: Context<AppEnvironment>, result: object): Response {
  const json = writeJson(result);
  context.set('response', truncateForLog(result, json.length));
  return new Response(json, { headers: { 'content-type': 'application/json' } });
}

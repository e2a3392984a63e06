import type { Context } from 'hono';
import { authenticateIfValid } from '../auth/authenticate.js';
import type { RouteServices } from './handle-route.js';
import { applyFault } from '../http/apply-fault.js';
import type { AppEnvironment } from '../http/app-environment.js';
import { matchesPath, pathDistance } from '../http/path-pattern.js';
import type { Route } from './route.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { applicationErrorResponse, type HttpError } from '../http/http-error.js';

/**
 * Responds to a request without a route: with an injected fault, so that tests can mock services that the emulator does
 * not implement, otherwise with an error.
 *
 * @throws {ApplicationError} 404
 * @throws {HttpError} 405
 */
export async function handleUnknownRoute(
  context: Context<AppEnvironment>,
  routes: readonly Route[],
  { identity, faults }: RouteServices,
): Promise<Response> {
  const { method, headers, signal, url } = context.req.raw;
  const { pathname, searchParams } = new URL(url);
  const { tenants } = identity;
  const authenticated = authenticateIfValid(identity, headers);
  const tenant = authenticated?.tenant ?? tenants.find(searchParams.get('clientId') ?? '') ?? tenants.require();
  context.set('clientId', tenant.id);
  const refuse = () => Promise.reject(unknownRouteError(routes, method, pathname));
  const fault = faults.take(tenant.id, method, pathname);
  return fault ? applyFault(fault, signal, refuse) : refuse();
}

/** Maximum length of a path to compare with the known ones. */
const MAX_COMPARED_LENGTH = 300;

/** Error for a request without a route: 405 with the allowed methods, or 404 with the nearest route. */
function unknownRouteError(routes: readonly Route[], method: string, path: string): ApplicationError | HttpError {
  const allowed = routes.filter(({ paths }) => paths.some((pattern) => matchesPath(pattern, path)));
  if (allowed.length > 0) {
    const methods = [...new Set(allowed.map((route) => route.method))].join(', ');
    const description = `${path} does not support ${method}, only ${methods}.`;
    return applicationErrorResponse(
      405,
      'METHOD_NOT_ALLOWED',
      description,
      { allowed: methods.split(', ') },
      { allow: methods },
    );
  }
  const nearest = findNearest(routes, method, path.slice(0, MAX_COMPARED_LENGTH));
  const hint = nearest ? ` The nearest known route is ${nearest.method} ${nearest.path} (${nearest.id}).` : '';
  return new ApplicationError(
    'notFound',
    'ROUTE_NOT_FOUND',
    `No route matches ${method} ${path}.${hint}`,
    nearest && { nearest },
  );
}

function findNearest(routes: readonly Route[], method: string, path: string) {
  let best: { id: string; method: string; path: string } | undefined;
  let least = Infinity;
  for (const route of routes) {
    for (const pattern of route.paths) {
      const distance = pathDistance(pattern, path, least) + (route.method === method ? 0 : 0.5);
      if (distance >= least) continue;
      least = distance;
      best = { id: route.id, method: route.method, path: pattern };
    }
  }
  return best;
}

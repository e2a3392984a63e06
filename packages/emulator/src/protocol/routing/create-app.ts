import { Hono } from 'hono';
import type { AppEnvironment } from '../http/app-environment.js';
import type { Client } from '../../kernel/state/client.js';
import { allowPages } from '../http/cors.js';
import { type RouteServices, handleRoute } from './handle-route.js';
import { logRequests } from '../http/log-requests.js';
import { compareSpecificity, toHonoPath } from '../http/path-pattern.js';
import type { RequestLog } from '../http/request-log.js';
import type { Method, Route } from './route.js';
import { shapeError } from '../http/shape-error.js';
import { handleUnknownRoute } from './handle-unknown-route.js';

/** Options of {@link createApp}. */
export interface AppOptions {
  readonly routes: readonly Route[];
  readonly clients: readonly Client[];
  readonly log: RequestLog;
  readonly services: RouteServices;
  /** Called with errors that were converted to status 500. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the app that handles the platform's routes. Its `fetch` rejects with `ConnectionDropped` for a fault that drops the connection.
 */
export function createApp({ routes, clients, log, services, onError }: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(logRequests(log));
  app.use(allowPages(clients, services.identity.merchantOrigins));
  for (const { method, path, route } of inOrder(routes)) {
    app.on(method, toHonoPath(path), (context) => handleRoute(route, context, services));
  }
  app.notFound((context) => handleUnknownRoute(context, routes, services));
  app.onError((error) => {
    const { status, body, headers } = shapeError(error, onError);
    return Response.json(body, { status, headers });
  });
  return app;
}

function inOrder(routes: readonly Route[]): { method: Method; path: string; route: Route }[] {
  return routes
    .flatMap((route) => route.paths.map((path) => ({ method: route.method, path, route })))
    .sort((a, b) => compareSpecificity(a.path, b.path));
}

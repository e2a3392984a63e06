import { Hono } from 'hono';
import type { AppEnvironment } from '../http/app-environment.js';
import type { Client } from '../../kernel/state/client.js';
import { allowPages } from '../http/cors.js';
import { type RouteServices, handleRoute } from './handle-route.js';
import { logRequests } from '../http/log-requests.js';
import type { RequestLog } from '../http/request-log.js';
import type { RouteTable } from './route-table.js';
import { shapeError } from '../http/shape-error.js';
import { handleUnknownRoute } from './handle-unknown-route.js';

/** Options of {@link createApp}. */
export interface AppOptions {
  /** Routes, in tables of which the first that has a route for a request is used. */
  readonly tables: readonly RouteTable[];
  readonly clients: readonly Client[];
  readonly log: RequestLog;
  readonly services: RouteServices;
  /** Called with errors that were converted to status 500. */
  readonly onError: (error: unknown) => void;
}

/**
 * Creates the app that handles the platform's routes. Its `fetch` rejects with `ConnectionDropped` for a fault that drops the connection.
 */
export function createApp({ tables, clients, log, services, onError }: AppOptions): Hono<AppEnvironment> {
  const app = new Hono<AppEnvironment>();
  app.use(logRequests(log));
  app.use(allowPages(clients, services.identity.merchantOrigins));
  app.all('*', (context) => {
    const { path, raw } = context.req;
    for (const table of tables) {
      const match = table.find(raw.method, path);
      if (match) return handleRoute(match, context, services);
    }
    return handleUnknownRoute(
      context,
      tables.flatMap(({ routes }) => routes),
      services,
    );
  });
  app.onError((error) => {
    const { status, body, headers } = shapeError(error, onError);
    return Response.json(body, { status, headers });
  });
  return app;
}

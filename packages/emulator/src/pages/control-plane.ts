import { Hono } from 'hono';
import { ApplicationError } from '../kernel/errors/application-error.js';
import { shapeError } from '../protocol/http/shape-error.js';
import { controlApp } from './control/control-app.js';
import type { ControlContext } from './control/control-context.js';
import { guard } from './control/guard.js';
import { Snapshots } from './control/snapshots.js';
import { dashboardApp } from './dashboard/dashboard-app.js';

/** Path prefix of the control API and the dashboard. */
const CONTROL_PREFIX = '/_emulator';

/** Whether a request is for the control API or the dashboard. */
export function isControl(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === CONTROL_PREFIX || pathname.startsWith(`${CONTROL_PREFIX}/`);
}

/** Redirects a browser from the root to the dashboard. `undefined` for any other request. */
export const redirectToDashboard = ({ headers, method, url }: Request): Response | undefined =>
  method === 'GET' && new URL(url).pathname === '/' && headers.get('accept')?.includes('text/html')
    ? new Response(null, { status: 302, headers: { location: CONTROL_PREFIX } })
    : undefined;

/** Creates the app of the control API and the dashboard. */
export function controlPlane(controlled: ControlContext): Hono {
  const { onError, runDue, tenants } = controlled;
  const snapshots = new Snapshots(controlled.emulator);
  const app = new Hono().basePath(CONTROL_PREFIX);
  app.use(guard(controlled.hosts));
  app.use(async (c, next) => {
    await runDue(c.req.query('clientId') ?? tenants.defaultClientId);
    await next();
  });
  app.onError((error) => {
    const { status, body, headers } = shapeError(error, onError);
    return Response.json(body, { status, headers });
  });
  app.notFound(({ req }) => {
    const routes = app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`);
    throw new ApplicationError(
      'notFound',
      'ROUTE_NOT_FOUND',
      `The control API has no ${req.method} ${req.path}. See GET /_emulator/routes and the package's README.`,
      { known: [...new Set(routes)] },
    );
  });
  app.route('/', controlApp(controlled, snapshots));
  app.route('/', dashboardApp(controlled, snapshots));
  return app;
}

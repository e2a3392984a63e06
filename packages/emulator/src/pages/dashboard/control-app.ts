import { type Context, Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { redact } from '../../protocol/http/redact.js';
import type { RequestFilter } from '../../protocol/http/request-log.js';
import { shapeError } from '../../protocol/http/shape-error.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { mails } from '../../kernel/mailbox/mail.js';
import { newId } from '../../kernel/state/ids.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Snapshot } from '../../kernel/state/tenants.js';
import { chargebacksApp } from './chargebacks-app.js';
import { checkoutsApp } from './checkouts-app.js';
import type { ControlContext } from './control-context.js';
import { deliveryApp } from './delivery-app.js';
import { guard } from './guard.js';
import { membersApp } from './members-app.js';
import { readClockChange, readFault, readSnapshotId } from './read-control.js';
import { pageApp } from './page-app.js';
import { pluginsApp } from './plugins-app.js';
import { siteApp } from './site-app.js';
import { validationsApp } from './validations-app.js';
import { webhooksApp } from './webhooks-app.js';

/** Path prefix of the control API and the dashboard. */
const CONTROL_PREFIX = '/_emulator';

/** Maximum number of stored snapshots. Older ones are deleted. */
const MAXIMUM_SNAPSHOTS = 100;

/** Whether a request is for the control API or the dashboard. */
export function isControl(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === CONTROL_PREFIX || pathname.startsWith(`${CONTROL_PREFIX}/`);
}

/**
 * Creates the app of the control API and the dashboard. `?clientId=` selects the tenant. Defaults to the demo client.
 */
export function controlApp(controlled: ControlContext): Hono {
  const { emulator, tenants, faults } = controlled;
  const snapshots = new Map<string, Snapshot>();
  const app = new Hono().basePath(CONTROL_PREFIX);
  const tenantOf = (c: Context): TenantState => tenants.require(c.req.query('clientId'));

  app.use(guard(controlled.hosts));
  app.use(async (c, next) => {
    await controlled.runDue(c.req.query('clientId') ?? tenants.defaultClientId);
    await next();
  });
  app.onError((error) => {
    const { status, body, headers } = shapeError(error, controlled.onError);
    return Response.json(body, { status, headers });
  });
  app.notFound(({ req }) => {
    const allowed = [
      ...new Set(app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)),
    ];
    throw new ApplicationError(
      'notFound',
      'ROUTE_NOT_FOUND',
      `The control API has no ${req.method} ${req.path}. See GET /_emulator/routes and the package's README.`,
      {
        known: allowed,
      },
    );
  });

  app.get('/health', (c) =>
    c.json({ status: 'ok', defaultClientId: tenants.defaultClientId, tenants: tenants.list().length }),
  );
  app.get('/routes', (c) =>
    c.json(emulator.routes.map(({ id, method, paths, access }) => ({ id, method, paths, access }))),
  );
  app.get('/requests', (c) => c.json(emulator.requests(requestFilter(c.req.query()))));
  app.get('/mails', (c) => c.json([...mails(tenantOf(c)).values()]));
  app.get('/data', (c) => {
    const tenant = tenantOf(c);
    return c.json(Object.fromEntries(tenant.collectionNames().map((name) => [name, tenant.collection(name).size])));
  });
  app.get('/data/:collection', (c) => {
    const tenant = tenantOf(c);
    const name = c.req.param('collection');
    return c.json(
      tenant.collectionNames().includes(name) ? (redact([...tenant.collection(name).values()]) as object[]) : [],
    );
  });
  app.get('/catalog.csv', (c) =>
    c.body(emulator.exportCatalog(tenantOf(c).id), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="catalog.csv"',
    }),
  );
  app.post('/reset', async (c) => {
    await emulator.reset(tenantOf(c).id);
    return c.json({});
  });
  app.post('/snapshot', async (c) => {
    const id = newId();
    snapshots.set(id, await emulator.snapshot(tenantOf(c).id));
    if (snapshots.size > MAXIMUM_SNAPSHOTS) snapshots.delete([...snapshots.keys()][0]!);
    return c.json({ id });
  });
  app.post('/restore', async (c) => {
    const tenant = tenantOf(c);
    const snapshot = snapshots.get(readSnapshotId(await readBody(c.req.raw)));
    if (!snapshot?.has(tenant.id))
      throw new ApplicationError('notFound', 'SNAPSHOT_NOT_FOUND', 'This client has no snapshot with this ID.');
    await emulator.restore(snapshot, tenant.id);
    return c.json({});
  });
  app.get('/clock', (c) => c.json(tenantOf(c).clock.state()));
  app.post('/clock', async (c) => {
    const { clock } = tenantOf(c);
    readClockChange(await readBody(c.req.raw))(clock);
    return c.json(clock.state());
  });
  app.get('/faults', (c) => c.json(faults.list(c.req.query('clientId'))));
  app.post('/faults', async (c) => {
    const fault = readFault(await readBody(c.req.raw));
    return c.json(emulator.injectFault(fault, c.req.query('clientId')));
  });
  app.delete('/faults', (c) => {
    faults.clear(c.req.query('clientId'));
    return c.json({});
  });
  app.route('/', membersApp(controlled));
  app.route('/', deliveryApp(controlled));
  app.route('/', chargebacksApp(controlled));
  app.route('/', checkoutsApp(controlled));
  app.route('/', pluginsApp(controlled));
  app.route('/', validationsApp(controlled));
  app.route('/', siteApp(controlled));
  app.route('/', webhooksApp(controlled));
  app.route('/', pageApp(controlled));
  return app;
}

function requestFilter({ status, method, ...query }: Record<string, string>): RequestFilter {
  const { clientId, path, route } = query;
  return {
    ...(clientId !== undefined && { clientId }),
    ...(path !== undefined && { path }),
    ...(route !== undefined && { route }),
    ...(method !== undefined && { method: method.toUpperCase() }),
    ...(status !== undefined && { status: Number(status) }),
  };
}

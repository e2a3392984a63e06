import { type Context, Hono } from 'hono';
import { readBody } from '../../protocol/http/read-body.js';
import { redact } from '../../protocol/http/redact.js';
import type { RequestFilter } from '../../protocol/http/request-log.js';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import { mails } from '../../kernel/mailbox/mail.js';
import type { TenantState } from '../../kernel/state/tenant-state.js';
import type { Snapshots } from './snapshots.js';
import { chargebacksApp } from './chargebacks-app.js';
import { checkoutsApp } from './checkouts-app.js';
import type { ControlContext } from './control-context.js';
import { membersApp } from './members-app.js';
import { readClockChange, readFault, readSnapshotId } from './read-control.js';
import { pluginsApp } from './plugins-app.js';
import { reviewsApp } from './reviews-app.js';
import { siteApp } from './site-app.js';
import { validationsApp } from './validations-app.js';
import { webhooksApp } from './webhooks-app.js';

/** Policy of an email, which contains the markup of the shop's texts: no scripts, and only the dashboard frames it. */
const MAIL_POLICY =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self' https: data:; frame-ancestors 'self'";

/** Creates the app of the control API. `?clientId=` selects the tenant. Defaults to the demo client. */
export function controlApp(controlled: ControlContext, snapshots: Snapshots): Hono {
  const { emulator, tenants, faults } = controlled;
  const app = new Hono();
  const getTenant = (c: Context): TenantState => tenants.require(c.req.query('clientId'));

  app.get('/health', (c) =>
    c.json({ status: 'ok', defaultClientId: tenants.defaultClientId, tenants: tenants.list().length }),
  );
  app.get('/routes', (c) =>
    c.json(emulator.routes.map(({ id, method, paths, access }) => ({ id, method, paths, access }))),
  );
  app.get('/requests', (c) => c.json(emulator.requests(requestFilter(c.req.query()))));
  app.get('/mails', (c) => c.json([...mails(getTenant(c)).values()]));
  app.get('/mails/:id', (c) => {
    const mail = mails(getTenant(c)).get(c.req.param('id'));
    if (!mail)
      throw new ApplicationError('notFound', 'MAIL_NOT_FOUND', 'No email has this ID. See GET /_emulator/mails.');
    return c.html(mail.html, 200, { 'content-security-policy': MAIL_POLICY });
  });
  app.get('/data', (c) => {
    const tenant = getTenant(c);
    return c.json(Object.fromEntries(tenant.collectionNames().map((name) => [name, tenant.collection(name).size])));
  });
  app.get('/data/:collection', (c) => {
    const tenant = getTenant(c);
    const name = c.req.param('collection');
    return c.json(
      tenant.collectionNames().includes(name) ? (redact([...tenant.collection(name).values()]) as object[]) : [],
    );
  });
  app.get('/catalog.csv', (c) =>
    c.body(emulator.exportCatalog(getTenant(c).id), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="catalog.csv"',
    }),
  );
  app.post('/reset', async (c) => {
    await emulator.reset(getTenant(c).id);
    return c.json({});
  });
  app.post('/snapshot', async (c) => c.json({ id: (await snapshots.take(getTenant(c))).id }));
  app.post('/restore', async (c) => {
    await snapshots.restore(getTenant(c), readSnapshotId(await readBody(c.req.raw)));
    return c.json({});
  });
  app.get('/clock', (c) => c.json(getTenant(c).clock.state()));
  app.post('/clock', async (c) => {
    const { clock } = getTenant(c);
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
  app.route('/', chargebacksApp(controlled));
  app.route('/', checkoutsApp(controlled));
  app.route('/', pluginsApp(controlled));
  app.route('/', validationsApp(controlled));
  app.route('/', siteApp(controlled));
  app.route('/', reviewsApp(controlled));
  app.route('/', webhooksApp(controlled));
  return app;
}

function requestFilter({ status, method, ...query }: Record<string, string>): RequestFilter {
  const { clientId, path, route, after } = query;
  return {
    ...(clientId !== undefined && { clientId }),
    ...(path !== undefined && { path }),
    ...(route !== undefined && { route }),
    ...(after !== undefined && { after }),
    ...(method !== undefined && { method: method.toUpperCase() }),
    ...(status !== undefined && { status: Number(status) }),
  };
}

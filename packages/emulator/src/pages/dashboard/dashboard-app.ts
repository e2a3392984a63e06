import { Hono } from 'hono';
import { ApplicationError } from '../../kernel/errors/application-error.js';
import type { ControlContext } from '../control/control-context.js';
import type { Snapshots } from '../control/snapshots.js';
import { catalogApp } from './catalog/catalog-app.js';
import { dataPage } from './data/data-page.js';
import { eventsApp } from './events/events-app.js';
import { faultsApp } from './faults/faults-app.js';
import { errorPage } from './layout/error-page.js';
import script from './layout/dashboard.js?raw';
import { style } from './layout/style.js';
import { pageUrl, createView } from './layout/view.js';
import { mailApp } from './mail/mail-app.js';
import { membersApp } from './members/members-app.js';
import { ordersApp } from './orders/orders-app.js';
import { requestsApp } from './requests/requests-app.js';
import { snapshotsApp } from './snapshots/snapshots-app.js';
import { timeApp } from './time/time-app.js';
import { webhooksApp } from './webhooks/webhooks-app.js';

const sectionApps = [
  ...[requestsApp, mailApp, membersApp, ordersApp, catalogApp],
  ...[eventsApp, webhooksApp, faultsApp, timeApp],
];

const asset = (body: string, type: string): Response =>
  new Response(body, { headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' } });

/** Creates the app of the dashboard: server-rendered pages, whose forms change the state of one client. */
export function dashboardApp(controlled: ControlContext, snapshots: Snapshots): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/', (c) => c.redirect(pageUrl(createView(tenants, c), 'requests')));
  app.get('/dashboard', (c) => c.redirect(pageUrl(createView(tenants, c), 'requests')));

  const pages = new Hono();
  pages.onError((error, c) => errorPage(controlled, c, error));
  pages.get('/style.css', () => asset(style, 'text/css'));
  pages.get('/script.js', () => asset(script, 'text/javascript'));
  for (const section of sectionApps) pages.route('/', section(controlled));
  pages.route('/', snapshotsApp(controlled, snapshots));
  pages.get('/data', (c) => dataPage(controlled, createView(tenants, c)));
  pages.all('*', ({ req }) => {
    throw new ApplicationError('notFound', 'PAGE_NOT_FOUND', `The dashboard has no page ${req.path}.`);
  });
  app.route('/dashboard', pages);
  return app;
}

import { Hono } from 'hono';
import type { ControlContext } from '../../control/control-context.js';
import type { Snapshots } from '../../control/snapshots.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import { snapshotsPage } from './snapshots-page.js';

/** Page of the client's snapshots. */
export function snapshotsApp(controlled: ControlContext, snapshots: Snapshots): Hono {
  const { emulator, tenants } = controlled;
  const app = new Hono();
  app.get('/snapshots', (c) => snapshotsPage(controlled, createView(tenants, c), snapshots));
  app.post(
    '/snapshots',
    formHandler(controlled, async ({ form, view }) => {
      await snapshots.take(view.tenant, form['name']?.slice(0, 100));
      return pageUrl(view, 'snapshots', { done: 'snapshotTaken' });
    }),
  );
  app.post(
    '/snapshots/reset',
    formHandler(controlled, async ({ view }) => {
      await emulator.reset(view.tenant.id);
      return pageUrl(view, 'snapshots', { done: 'reset' });
    }),
  );
  app.post(
    '/snapshots/:id/restore',
    formHandler(controlled, async ({ id, view }) => {
      await snapshots.restore(view.tenant, id);
      return pageUrl(view, 'snapshots', { done: 'snapshotRestored' });
    }),
  );
  app.post(
    '/snapshots/:id/delete',
    formHandler(controlled, ({ id, view }) => {
      snapshots.delete(view.tenant, id);
      return pageUrl(view, 'snapshots', { done: 'snapshotDeleted' });
    }),
  );
  return app;
}

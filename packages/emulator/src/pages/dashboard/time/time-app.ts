import { Hono } from 'hono';
import type { ControlContext } from '../../control/control-context.js';
import { readClockChange } from '../../control/read-control.js';
import { formHandler } from '../layout/form-handler.js';
import { pageUrl, createView } from '../layout/view.js';
import { timePage } from './time-page.js';

/** Change of the clock in the format of the control API. A local date and time is in UTC. */
function getChange({ at, by, change }: Readonly<Record<string, string>>): object {
  if (change === 'advance') return { advance: Number(by) };
  if (change === 'reset') return { reset: true };
  return { freeze: at ? `${at}Z` : '' };
}

/** Page of the client's clock. */
export function timeApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/time', (c) => timePage(controlled, createView(tenants, c)));
  app.post(
    '/time',
    formHandler(controlled, ({ form, view }) => {
      readClockChange(getChange(form))(view.tenant.clock);
      return pageUrl(view, 'time', { done: 'timeChanged' });
    }),
  );
  return app;
}

import { Hono } from 'hono';
import { events } from '../../../protocol/events/event.js';
import type { ControlContext } from '../../control/control-context.js';
import { tailResponse } from '../layout/tail-response.js';
import { createView } from '../layout/view.js';
import { eventListPage, eventRow } from './event-list-page.js';
import { eventPage } from './event-page.js';
import { findEvents } from './find-events.js';

/** Pages of the events. */
export function eventsApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/events', (c) => eventListPage(controlled, createView(tenants, c)));
  app.get('/events/tail', (c) => {
    const view = createView(tenants, c);
    const last = [...events(view.tenant).values()].at(-1)?.id;
    const rows = findEvents(view, view.query['after']).map((event) => eventRow(view, event));
    return tailResponse(rows, last === view.query['after'] ? undefined : last);
  });
  app.get('/events/:id', (c) => eventPage(controlled, createView(tenants, c), c.req.param('id')));
  return app;
}

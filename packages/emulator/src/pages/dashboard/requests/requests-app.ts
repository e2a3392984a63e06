import { Hono } from 'hono';
import type { ControlContext } from '../../control/control-context.js';
import { tailResponse } from '../layout/tail-response.js';
import { createView } from '../layout/view.js';
import { detailPage } from './detail-page.js';
import { findRequests } from './find-requests.js';
import { listPage } from './list-page.js';
import { requestRow } from './request-row.js';

/** Pages of the request log. */
export function requestsApp(controlled: ControlContext): Hono {
  const { emulator, tenants } = controlled;
  const app = new Hono();
  app.get('/requests', (c) => listPage(controlled, createView(tenants, c)));
  app.get('/requests/tail', (c) => {
    const view = createView(tenants, c);
    const { last, requests } = findRequests(emulator, view, view.query['after']);
    return tailResponse(
      requests.reverse().map((request) => requestRow(view, request)),
      last,
    );
  });
  app.get('/requests/:id', (c) => detailPage(controlled, createView(tenants, c), c.req.param('id')));
  return app;
}

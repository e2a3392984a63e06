import { Hono } from 'hono';
import { mails } from '../../../kernel/mailbox/mail.js';
import type { ControlContext } from '../../control/control-context.js';
import { tailResponse } from '../layout/tail-response.js';
import { createView } from '../layout/view.js';
import { findMails } from './find-mails.js';
import { mailListPage, mailRow } from './mail-list-page.js';
import { mailPage } from './mail-page.js';

/** Pages of the mailbox. */
export function mailApp(controlled: ControlContext): Hono {
  const { tenants } = controlled;
  const app = new Hono();
  app.get('/mail', (c) => mailListPage(controlled, createView(tenants, c)));
  app.get('/mail/tail', (c) => {
    const view = createView(tenants, c);
    const last = [...mails(view.tenant).values()].at(-1)?.id;
    const rows = findMails(view, view.query['after']).map((mail) => mailRow(view, mail));
    return tailResponse(rows, last === view.query['after'] ? undefined : last);
  });
  app.get('/mail/:id', (c) => mailPage(controlled, createView(tenants, c), c.req.param('id')));
  return app;
}
